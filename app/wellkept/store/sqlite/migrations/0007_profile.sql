-- What the memories say about the owner, in short lines. A line may hold words of each memory behind it, so it
-- goes when any of them is forgotten.

create table profile_lines(
  line_id integer primary key autoincrement,
  being_id text not null references beings(id),
  section text not null,
  line text not null check(length(line) between 1 and 2000 and instr(line, char(0)) = 0)
) strict;
create index profile_lines_being on profile_lines(being_id, section);

create table profile_behind(
  rid integer not null references memories(rid) on delete cascade,
  line_id integer not null references profile_lines(line_id) on delete cascade,
  primary key(rid, line_id)
) strict, without rowid;
create index profile_behind_line on profile_behind(line_id);

create trigger profile_line_goes before delete on memories
begin
  delete from profile_lines where line_id in (select line_id from profile_behind where rid = old.rid);
end;
