-- Twin's exam: questions of the owner, each with the one memory it should find, and how the last exams came out.
-- A question says what its memory says, so it goes with it.

create table exam_questions(
  qid integer primary key autoincrement,
  being_id text not null references beings(id),
  rid integer not null references memories(rid) on delete cascade,
  text text not null check(length(text) between 1 and 500 and instr(text, char(0)) = 0),
  created_at integer not null
) strict;
create index exam_questions_rid on exam_questions(rid);

create table exam_runs(
  run_id integer primary key autoincrement,
  being_id text not null references beings(id),
  ran_at integer not null,
  embedder text not null,
  ranking integer not null
) strict;

-- place is 1 for the best result and 0 for a memory that was not found.
create table exam_places(
  run_id integer not null references exam_runs(run_id) on delete cascade,
  qid integer not null references exam_questions(qid) on delete cascade,
  place integer not null check(place >= 0),
  primary key(run_id, qid)
) strict, without rowid;
create index exam_places_qid on exam_places(qid);
