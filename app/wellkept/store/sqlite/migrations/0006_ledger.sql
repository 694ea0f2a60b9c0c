-- What left this computer, without a word of what was sent, and what never may.

create table ledger(
  sent_id integer primary key autoincrement,
  at integer not null,
  host text not null,
  model text not null,
  purpose text not null,
  memories integer not null check(memories >= 0),
  chars integer not null check(chars >= 0),
  tokens_in integer,
  tokens_out integer,
  cost_usd real,
  outcome text not null,
  reason text not null
) strict;

-- Which memories were in a call; goes with the memory, so that nothing says what a forgotten one was.
create table ledger_memories(
  rid integer not null references memories(rid) on delete cascade,
  sent_id integer not null references ledger(sent_id) on delete cascade,
  primary key(rid, sent_id)
) strict, without rowid;
create index ledger_memories_sent on ledger_memories(sent_id);

create table private_memories(
  rid integer primary key references memories(rid) on delete cascade
) strict;

create table private_marks(
  marked text not null check(marked in ('source', 'tag')),
  value text not null,
  primary key(marked, value)
) strict, without rowid;
