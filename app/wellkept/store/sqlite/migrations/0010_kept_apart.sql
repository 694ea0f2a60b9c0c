-- Pairs of memories that sound alike and that the owner keeps both, so that they are not offered as one again.
-- Keys only. The owner looked at these words: a memory with other ones, or one that is gone, takes its pairs along.

create table kept_apart(
  one integer not null references memories(rid) on delete cascade,
  other integer not null references memories(rid) on delete cascade,
  primary key(one, other),
  check(one < other)
) strict, without rowid;
create index kept_apart_other on kept_apart(other);

create trigger memories_no_longer_apart after update of content on memories when old.content is not new.content begin
  delete from kept_apart where one = old.rid or other = old.rid;
end;
