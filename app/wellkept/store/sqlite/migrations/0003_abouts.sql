-- Whom memories are about: the few distinct names are read at every key press, by skipping from one to the next.

create index memories_about on memories(being_id, about);
