-- What memories mean, as vectors: float32, little-endian, of length 1.

-- A model is one embedder at one version. Its number is never used again, so a vector that outlives its
-- model belongs to none and is swept away later, bit by bit.
create table models(
  model_id integer primary key autoincrement,
  name text not null unique,
  dims integer not null check(dims between 1 and 8192)
) strict;

-- vid only grows, so what is new since some moment is what has a greater one. Rows of this size in a table
-- with its own row numbers stand in the page; in a `without rowid` table they would spill out of it.
create table vectors(
  vid integer primary key autoincrement,
  rid integer not null references memories(rid) on delete cascade,
  model_id integer not null,
  dims integer not null,
  vec blob not null check(length(vec) = 4 * dims),
  unique(rid, model_id)
) strict;

-- Which vectors went, for those who hold them in RAM: numbers only, the newest ten thousand.
create table vectors_gone(
  seq integer primary key autoincrement,
  rid integer not null,
  model_id integer not null
) strict;

create trigger vectors_after_delete after delete on vectors
when exists(select 1 from models where model_id = old.model_id) begin
  insert into vectors_gone(rid, model_id) values(old.rid, old.model_id);
  delete from vectors_gone where seq <= (select max(seq) from vectors_gone) - 10000;
end;

-- Other words mean something else.
create trigger memories_after_reword after update of content on memories when old.content is not new.content begin
  delete from vectors where rid = old.rid;
end;
