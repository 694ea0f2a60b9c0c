-- Which backups there are and what is known of each, and which memories were forgotten: by their random ids, without
-- a word, so that a forgotten memory leaves the backups too and never comes back from one.

-- seq only grows, so what a backup still owes is what has a greater one than it was last brought to.
create table forgotten(
  seq integer primary key autoincrement,
  id text not null unique
) strict;

create trigger memories_after_forget after delete on memories begin
  insert or replace into forgotten(id) values(old.id);
end;

create trigger memories_no_longer_forgotten after insert on memories begin
  delete from forgotten where id = new.id;
end;

-- digest is of all rows as they were copied; null once something was forgotten inside. upto is the last forgotten.seq
-- that the backup has heard of, gone how many memories were forgotten in it since it was made.
create table backups(
  name text primary key,
  kind text not null,
  made_at integer not null,
  memories integer not null check(memories >= 0),
  proven_at integer,
  digest blob,
  upto integer not null,
  gone integer not null default 0
) strict;
