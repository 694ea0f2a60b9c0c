-- What has changed, whoever wrote it, so that a program beside others reads only that again. Numbers only: not a word,
-- and of a forgotten memory the number it had, which is never used again.

-- Which memories came, went, or look otherwise, the newest 32,768 at least. seq only grows, so what is new since some
-- moment is what has a greater one; who asks after what is no longer here reads all anew. Being recalled is no change.
create table changed(
  seq integer primary key autoincrement,
  rid integer not null
) strict;

create trigger changed_goes after insert on changed when new.seq % 4096 = 0 begin
  delete from changed where seq <= new.seq - 32768;
end;

create trigger memories_came after insert on memories begin
  insert into changed(rid) values(new.rid);
end;
create trigger memories_went after delete on memories begin
  insert into changed(rid) values(old.rid);
end;
create trigger memories_became after update of being_id, kind, content, folded, source, importance, tags, created_at,
  updated_at, about, space, by, core, trust, quote, session on memories
begin
  insert into changed(rid) values(new.rid);
end;

-- How often something else changed: marks of what stays here (`private`), what else is shown beside memories (`beside`),
-- `settings`, what assistants read (`reads`), and `assistants` with their wishes. Vectors need no counter, since their
-- own numbers only grow.
create table change_counts(
  what text primary key check(what in ('private', 'beside', 'settings', 'reads', 'assistants')),
  times integer not null
) strict, without rowid;
insert into change_counts(what, times)
values('private', 0), ('beside', 0), ('settings', 0), ('reads', 0), ('assistants', 0);

create trigger recalled after update of last_accessed on memories when old.last_accessed is not new.last_accessed begin
  update change_counts set times = times + 1 where what = 'reads';
end;
create trigger access_noted after insert on accesses begin
  update change_counts set times = times + 1 where what = 'reads';
end;
create trigger access_went after delete on accesses begin
  update change_counts set times = times + 1 where what = 'reads';
end;
create trigger assistant_seen after update of last_seen on assistants when old.last_seen is not new.last_seen begin
  update change_counts set times = times + 1 where what = 'reads';
end;

create trigger assistant_came after insert on assistants begin
  update change_counts set times = times + 1 where what = 'assistants';
end;
create trigger assistant_went after delete on assistants begin
  update change_counts set times = times + 1 where what = 'assistants';
end;
create trigger assistant_became after update of name, rights, digest, revoked_at, held on assistants begin
  update change_counts set times = times + 1 where what = 'assistants';
end;
create trigger wish_came after insert on wishes begin
  update change_counts set times = times + 1 where what = 'assistants';
end;
create trigger wish_went after delete on wishes begin
  update change_counts set times = times + 1 where what = 'assistants';
end;

create trigger private_memory_came after insert on private_memories begin
  update change_counts set times = times + 1 where what = 'private';
end;
create trigger private_memory_went after delete on private_memories begin
  update change_counts set times = times + 1 where what = 'private';
end;
create trigger private_mark_came after insert on private_marks begin
  update change_counts set times = times + 1 where what = 'private';
end;
create trigger private_mark_went after delete on private_marks begin
  update change_counts set times = times + 1 where what = 'private';
end;

create trigger setting_came after insert on meta when new.key glob 'setting.*' begin
  update change_counts set times = times + 1 where what = 'settings';
end;

create trigger memory_history_after_insert_counted after insert on memory_history begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger exam_questions_after_insert_counted after insert on exam_questions begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger exam_questions_after_delete_counted after delete on exam_questions begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger exam_runs_after_insert_counted after insert on exam_runs begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger still_true_after_insert_counted after insert on still_true begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger still_true_after_delete_counted after delete on still_true begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger kept_apart_after_insert_counted after insert on kept_apart begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger kept_apart_after_delete_counted after delete on kept_apart begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger saved_searches_after_insert_counted after insert on saved_searches begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger saved_searches_after_update_counted after update on saved_searches begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger saved_searches_after_delete_counted after delete on saved_searches begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger profile_lines_after_insert_counted after insert on profile_lines begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger profile_lines_after_delete_counted after delete on profile_lines begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger ledger_after_insert_counted after insert on ledger begin
  update change_counts set times = times + 1 where what = 'beside';
end;
create trigger ledger_after_update_counted after update on ledger begin
  update change_counts set times = times + 1 where what = 'beside';
end;
