-- The assistants that the owner let in. Of a token only the digest is kept, so that the file lets nobody in; `folded`
-- is the name in one form, so that no two can be mistaken for each other. `rights` is JSON (store/sqlite/assistants.py).

create table assistants(
  aid integer primary key autoincrement,
  id text not null unique,
  name text not null check(length(name) between 1 and 40 and instr(name, char(0)) = 0),
  folded text not null unique,
  rights text not null check(json_valid(rights)),
  digest blob not null unique check(length(digest) = 32),
  created_at integer not null,
  revoked_at integer,
  last_seen integer
) strict;
