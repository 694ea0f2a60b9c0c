-- The first schema. Source of the settings and table forms: measurements in the store notes
-- (page size 8 KB, external-content indexes with secure-delete, no index on any text of a memory:
-- statistics tables would copy it).

create table meta(
  key text primary key,
  value any not null
) strict;

create table beings(
  id text primary key,
  name text not null,
  created_at integer not null
) strict;

-- rid is never used again (autoincrement), so a stale key can miss but never hit another memory.
-- folded is the searchable form of content and tags, made by model/fold.py at the version in meta;
-- the word indexes hold exactly it, so a delete always takes out what was put in.
create table memories(
  rid integer primary key autoincrement,
  id text not null unique,
  being_id text not null references beings(id),
  kind text not null check(kind in ('fact', 'episode', 'preference', 'relationship', 'document', 'insight')),
  content text not null check(length(content) between 1 and 2000 and instr(content, char(0)) = 0),
  folded text not null,
  source text not null,
  importance real not null check(importance between 0.0 and 1.0),
  tags text not null check(json_valid(tags) and json_type(tags) = 'array'),
  created_at integer not null,
  updated_at integer,
  last_accessed integer,
  about text not null,
  space text,
  by text not null,
  core integer not null check(core in (0, 1)),
  trust text not null check(trust in ('said', 'found', 'guessed')),
  quote text,
  session text,
  fingerprint blob not null check(length(fingerprint) = 16)
) strict;

create index memories_newest on memories(being_id, created_at desc, rid desc);
create index memories_kind on memories(being_id, kind, created_at desc, rid desc);
-- All that ranking needs of a match without filters, so that it reads no row: a third faster at 100,000.
create index memories_ranking on memories(rid, being_id, importance, created_at);
create index memories_fingerprint on memories(being_id, fingerprint);

create table memory_tags(
  tag text not null,
  rid integer not null references memories(rid) on delete cascade,
  primary key(tag, rid)
) strict, without rowid;
create index memory_tags_rid on memory_tags(rid);

create table memory_history(
  hid integer primary key,
  rid integer not null references memories(rid) on delete cascade,
  was text not null,
  changed_at integer not null,
  why text not null
) strict;
create index memory_history_rid on memory_history(rid);

-- A text being written. Here and not in a file of its own, so that its bytes are erased like a memory's.
create table drafts(
  name text primary key,
  text text not null
) strict;

-- How many erasures still wait for their bytes to leave the write-ahead log. No words, no ids.
create table pending_scrub(
  at integer not null
) strict;

create virtual table words_fts using fts5(
  folded, content='memories', content_rowid='rid',
  tokenize="porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
create virtual table trigrams_fts using fts5(
  folded, content='memories', content_rowid='rid', tokenize='trigram'
);
insert into words_fts(words_fts, rank) values('secure-delete', 1);
insert into trigrams_fts(trigrams_fts, rank) values('secure-delete', 1);
create virtual table words_vocab using fts5vocab('words_fts', 'row');
create virtual table trigrams_vocab using fts5vocab('trigrams_fts', 'row');

create trigger memories_after_insert after insert on memories begin
  insert into words_fts(rowid, folded) values(new.rid, new.folded);
  insert into trigrams_fts(rowid, folded) values(new.rid, new.folded);
  insert into memory_tags(tag, rid) select distinct value, new.rid from json_each(new.tags);
end;

create trigger memories_after_delete after delete on memories begin
  insert into words_fts(words_fts, rowid, folded) values('delete', old.rid, old.folded);
  insert into trigrams_fts(trigrams_fts, rowid, folded) values('delete', old.rid, old.folded);
end;

create trigger memories_after_refold after update of folded on memories when old.folded is not new.folded begin
  insert into words_fts(words_fts, rowid, folded) values('delete', old.rid, old.folded);
  insert into trigrams_fts(trigrams_fts, rowid, folded) values('delete', old.rid, old.folded);
  insert into words_fts(rowid, folded) values(new.rid, new.folded);
  insert into trigrams_fts(rowid, folded) values(new.rid, new.folded);
end;

create trigger memories_after_retag after update of tags on memories when old.tags is not new.tags begin
  delete from memory_tags where rid = old.rid;
  insert into memory_tags(tag, rid) select distinct value, new.rid from json_each(new.tags);
end;
