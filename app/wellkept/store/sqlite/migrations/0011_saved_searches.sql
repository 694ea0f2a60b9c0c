-- Searches that the owner gave a name. They hold the owner's own words, so they stand here and in no settings file;
-- a being need have no memory yet to have one. `wanted` is the text and the filters as JSON (model/saved.py).

create table saved_searches(
  sid integer primary key autoincrement,
  being_id text not null,
  name text not null check(length(name) between 1 and 80 and instr(name, char(0)) = 0),
  wanted text not null check(json_valid(wanted)),
  unique(being_id, name)
) strict;
