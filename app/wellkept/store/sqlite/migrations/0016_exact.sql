-- What tells a memory's very words from any others, a letter of another case included: the fingerprint beside them
-- passes over case and blanks, so that it finds the same sentence told again. Made by model/text.py, as `exact_of`.

alter table memories add column exact blob;
update memories set exact = exact_of(content);
