-- What assistants read and wrote, and what they ask the owner for.

-- Numbers only: `asked` is 8 bytes made of a question with a key that is kept nowhere (service/access_log.py). An access
-- goes with the last of its memories, with its assistant, and with age (store/accesses.py).
create table accesses(
  access_id integer primary key autoincrement,
  at integer not null,
  aid integer not null references assistants(aid) on delete cascade,
  act text not null check(length(act) between 1 and 20),
  wrote integer not null check(wrote in (0, 1)),
  asked blob check(length(asked) = 8),
  count integer not null check(count >= 0)
) strict;
create index accesses_of on accesses(aid, wrote, access_id);
create index accesses_at on accesses(at);

create table access_memories(
  rid integer not null references memories(rid) on delete cascade,
  access_id integer not null references accesses(access_id) on delete cascade,
  primary key(rid, access_id)
) strict, without rowid;
create index access_memories_access on access_memories(access_id);

create trigger access_goes before delete on memories begin
  delete from accesses where access_id in (
    select l.access_id from access_memories as l where l.rid = old.rid and not exists(
      select 1 from access_memories as o where o.access_id = l.access_id and o.rid <> old.rid));
end;

-- A wish holds words, and waits for the owner. It goes with the memory it is about, and with any that says the same as
-- it, so that what is forgotten is not still waiting here. `exact` and `form` are made as those of memories are.
create table wishes(
  wid integer primary key autoincrement,
  id text not null unique,
  aid integer not null references assistants(aid) on delete cascade,
  wish text not null check(wish in ('keep', 'correct', 'forget')),
  asked_at integer not null,
  being_id text not null,
  rid integer references memories(rid) on delete cascade,
  content text not null check(length(content) <= 2000 and instr(content, char(0)) = 0),
  fields text not null check(json_valid(fields)),
  why text not null check(length(why) <= 2000 and instr(why, char(0)) = 0),
  exact blob check(length(exact) = 16),
  form blob check(length(form) = 16)
) strict;
create index wishes_aid on wishes(aid);
create index wishes_rid on wishes(rid);
create index wishes_exact on wishes(exact);
create index wishes_form on wishes(form);

create trigger wish_goes before delete on memories begin
  delete from wishes where exact = old.fingerprint and being_id = old.being_id;
  delete from wishes where form = old.form and being_id = old.being_id;
end;

-- How many wishes were held back because the owner had had it forgotten.
alter table assistants add column held integer not null default 0 check(held >= 0);
