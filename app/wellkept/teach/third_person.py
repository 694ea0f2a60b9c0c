"""Sentences about "I" turned into sentences about the owner, where a rule can do it safely.

A wrong sentence is worse than one that is only marked, so the rules know a closed list of words that
may stand around "I" and give up at anything else. Only English is rewritten; in other languages the
first person is found and marked, and the words stay as they are.
"""

from dataclasses import dataclass
from typing import Final

import regex

from wellkept.teach.clauses import (
    ADVERBS,
    AFTER_SHARED_VERB,
    AUXILIARIES,
    BEFORE_I,
    BEFORE_MY,
    DATED,
    EXPANDED,
    FINITE,
    FIRST_WORDS,
    HABITS,
    LASTING,
    MODALS,
    NEW_SUBJECTS,
    SHARES_SUBJECT,
)
from wellkept.teach.first_person import speaks_in_first_person, without_quotes
from wellkept.teach.found import Voice
from wellkept.teach.verbs import ALIKE_IN_THE_PAST, is_plain_form, third_of, with_s

OWNER_NAME: Final = "Owner"

_TOKEN = regex.compile(r"\s+|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|.", regex.S)
_UNSAFE = regex.compile(
    r"\b(?:we|(?-i:us)|our|ours|ourselves|let's|you|your|yours|yourself|myself)\b"
    r"|\b(?:oh my|my (?:god|goodness|word|oh)|me (?:too|neither))\b"
    r"|\b(?:suggest(?:s|ed)?|insist(?:s|ed)?|demand(?:s|ed)?|recommend(?:s|ed)?|proposed|requires?)\b"
    r"|\bI['’]d\b(?! (?:like|love|prefer|rather)\b)"
    r"|^(?:let|please|call|tell|give|send|remind|ask|help|make|remember|note)\b|^me\b|^mine\b|\bI(?=\.)|I[/)&]",
    regex.I,
)
"""Others in the sentence, commands, moods and letters that the rules below are not made for."""


def in_third_person(content: str, language: str, *, by_owner: bool = True) -> tuple[str, Voice]:
    """Return a sentence as it would be kept, and the voice it had.

    `language` is a code as `guess_language` gives it; `by_owner` is False where someone else may be
    speaking: then "I" is not taken for the owner.
    """
    if not speaks_in_first_person(content, language):
        return content, Voice.THIRD
    if language != "en" or not by_owner:
        return content, Voice.FIRST
    rewritten = _rewritten(content)
    return (content, Voice.FIRST) if rewritten is None else (rewritten, Voice.REWRITTEN)


def _rewritten(content: str) -> str | None:
    """Return an English sentence in the third person, or None where no rule is sure."""
    plain = content.replace("’", "'")
    if without_quotes(plain) != plain or '"' in plain or _UNSAFE.search(plain):
        return None
    try:
        text = _Rewriting(_tokens(plain)).result()
    except _Unsure:
        return None
    return text[:1].upper() + text[1:]


def _tokens(plain: str) -> list[str]:
    found: list[str] = []
    for token in _TOKEN.findall(plain):
        found.extend(["I", " ", EXPANDED[token]] if token in EXPANDED else [token])
    return found


class _Unsure(Exception):
    """No rule is sure; the sentence stays as it is."""


@dataclass(slots=True)
class _Clause:
    """What is known of the clause whose subject is "I". `bare` words since its verb are function words only."""

    modal: bool
    words: list[str]
    foreign: bool = False
    bare: bool = True


class _Rewriting:
    """Goes through the words once, left to right."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._words = [token.casefold() for token in tokens]
        self._out: list[str] = []
        self._clause: _Clause | None = None

    def result(self) -> str:
        at = 0
        while at < len(self._tokens):
            at = self._subject(at) if self._tokens[at] in {"I", "i"} else self._word(at)
        return "".join(self._out)

    def _subject(self, at: int) -> int:
        """Write "I", its adverbs and its verb in the third person; return where the rest begins."""
        self._check_before(at)
        self._out.append(OWNER_NAME)
        habit = False
        for index in range(at + 1, len(self._tokens)):
            word = self._words[index]
            if word.isspace() or word in ADVERBS:
                habit = habit or word in HABITS
                self._out.append(self._tokens[index])
                continue
            self._out.append(self._verb(word, habit=habit))
            self._clause = _Clause(word in MODALS, [word])
            return index + 1
        raise _Unsure

    def _verb(self, word: str, *, habit: bool) -> str:
        if word in AUXILIARIES:
            return AUXILIARIES[word]
        if word in MODALS:
            return word
        third = with_s(word) if habit and word in ALIKE_IN_THE_PAST else third_of(word)
        if third is None:
            raise _Unsure
        return third

    def _check_before(self, at: int) -> None:
        """Not safe: "Ana and I", "than I", "never have I", "Elizabeth I"."""
        before = [index for index in range(at) if not self._words[index].isspace()]
        if not before:
            return
        word = self._words[before[-1]]
        if word in BEFORE_I or (word == "and" and not self._begins_clause(before)):
            raise _Unsure
        named = self._tokens[before[-1]][:1].isupper()
        if named and word not in (DATED if len(before) > 1 else FIRST_WORDS):
            raise _Unsure

    def _begins_clause(self, before: list[int]) -> bool:
        """Tell whether "and I" begins a clause of its own, as after a comma; in "Ana and I" it does not."""
        return (
            len(before) > 1
            and (self._words[before[-2]] == "," or self._clause is not None)
            and not (self._tokens[before[-2]][:1].isupper())
        )

    def _word(self, at: int) -> int:
        word = self._words[at]
        if word in {"me", "mine"}:
            self._out.append(OWNER_NAME if word == "me" else f"{OWNER_NAME}'s")
        elif word == "my":
            self._out.append(self._possessive())
        elif self._clause is not None and not word.isspace():
            self._out.append(self._within_clause(at, self._clause))
        else:
            self._out.append(self._tokens[at])
        if self._clause is not None and not word.isspace():
            self._clause.words.append(word)
            self._clause.bare = self._clause.bare and (word in BEFORE_MY or word in ADVERBS)
        return at + 1

    def _possessive(self) -> str:
        """After "Owner lives with" nobody else can be meant by "their"; anywhere else the name is said."""
        if self._clause is not None and self._clause.bare and self._words.count("my") == 1:
            return "their"
        return f"{OWNER_NAME}'s"

    def _within_clause(self, at: int, clause: _Clause) -> str:
        """Return a word after the verb: a second verb with the same subject changes with it."""
        word, token = self._words[at], self._tokens[at]
        if word in NEW_SUBJECTS:
            clause.foreign = True
        if not self._follows_joint(clause):
            return token
        if not self._may_be_verb(word):
            if clause.words[-1] in HABITS and not word.endswith(("s", "ed")):
                raise _Unsure  # "and always book early": a verb, but not one that is known
            return token
        if clause.modal or "to" in clause.words:
            if self._hangs_on_the_same(word, clause):
                return token
            raise _Unsure
        if clause.foreign or not self._surely_shares(at):
            raise _Unsure
        return self._verb(word, habit=False)

    def _follows_joint(self, clause: _Clause) -> bool:
        before = [word for word in clause.words if word not in ADVERBS]
        return bool(before) and before[-1] in {"and", "&", "or", "but", ",", ";", "then", "-", "–", "—", ":"}

    def _may_be_verb(self, word: str) -> bool:
        return word in AUXILIARIES or is_plain_form(word) or word in ALIKE_IN_THE_PAST

    def _hangs_on_the_same(self, word: str, clause: _Clause) -> bool:
        """Tell whether the plain form stays, as in "can cook and clean" or "don't drink or smoke"."""
        words = clause.words
        if word in FINITE or (words[-1] != "or" and word in LASTING):
            return False
        if words[-1] == "or":
            return True
        return len(words) > 2 and words[-1] == "and" and (words[-3] in {"to", "not"} or words[-3] in MODALS)

    def _surely_shares(self, at: int) -> bool:
        following = [word for word in self._words[at + 1 : at + 3] if not word.isspace()]
        word = self._words[at]
        if word in AUXILIARIES and word not in {"have", "do"}:
            return True
        follower = following[0] if following else ""
        return word in SHARES_SUBJECT and (follower in AFTER_SHARED_VERB or follower.isdigit())
