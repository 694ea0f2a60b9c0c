-- Other words for a memory that the owner typed and has not saved yet: there again when the window is opened again, and
-- gone with the memory. What is no memory yet is not backed up (left_out.py).

create table unsaved(
  rid integer primary key references memories(rid) on delete cascade,
  words text not null
) strict;
