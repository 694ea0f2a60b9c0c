-- That something was forgotten, so that it does not come back unasked (store/forgotten.py): two keyed fingerprints of
-- a sentence, which key made them, and the day. No words; without the key, which is not in this file, no guess can be
-- confirmed.

create table forgotten_prints(
  exact blob primary key check(length(exact) = 16),
  form blob not null check(length(form) = 16),
  maker blob not null check(length(maker) = 4),
  day integer not null
) strict, without rowid;

create index forgotten_prints_form on forgotten_prints(form);
