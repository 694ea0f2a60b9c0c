-- How the words of a memory begin: two letters of each stem that the word index holds, each once, joined
-- (store/sqlite/starts.py). One or two letters stand in most memories, and merging all words that begin so takes
-- the index a fifth of a second at 1,000,000. Of the folded words only, so other ones take them along.

create table memory_starts(
  rid integer primary key references memories(rid) on delete cascade,
  starts text not null
) strict;

create trigger memories_after_restart after update of folded on memories when old.folded is not new.folded begin
  delete from memory_starts where rid = old.rid;
end;
