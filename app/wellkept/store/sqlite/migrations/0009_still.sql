-- What the owner answered when asked whether a memory is still true: when, and when to ask again. Numbers only; an
-- answer goes with its memory, and counts for the words the memory had then (store/still.py).

create table still_true(
  rid integer primary key references memories(rid) on delete cascade,
  answered_at integer not null,
  confirmed_at integer,
  confirmations integer not null check(confirmations >= 0),
  ask_after integer not null
) strict;
