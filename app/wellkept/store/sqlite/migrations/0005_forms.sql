-- What a memory says in one form (teach/canonical.py), as 16 bytes, so that one said otherwise is found among all.
-- Null where it is not made yet: of files written before, and of memories with new words. The store cannot make
-- it, so those are a queue, like memories without a vector.

alter table memories add column form blob check(form is null or length(form) = 16);

create index memories_form on memories(being_id, form) where form is not null;
create index memories_formless on memories(rid) where form is null;

create trigger memories_after_other_words after update of content on memories
when old.content is not new.content and new.form is not null begin
  update memories set form = null where rid = new.rid;
end;
