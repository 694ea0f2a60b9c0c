"""Where the sentences of running text end: a library's opinion, and what is known better."""

from itertools import pairwise

import regex
import sentencex  # type: ignore[import-untyped]  # it carries no types

from wellkept.teach.found import Span
from wellkept.teach.stops import (
    BEFORE_NUMBER,
    CLOSERS,
    EMOJI,
    ENDS_BEFORE_CAPITAL,
    FLAG,
    HARD,
    MAY_END,
    NEVER_LAST,
    OPENERS,
    ORDINAL_LANGUAGES,
    ORDINARY_LAST,
    SAID,
    SAID_IN_HAN,
    goes_with_time,
    is_numbered,
)
from wellkept.teach.unbroken import kept_together
from wellkept.teach.words import word_set
from wellkept.teach.worth import LONGEST

_CLOSING = f"[{regex.escape(CLOSERS)}]"
_NOTE = r"\[[\p{L}\d ]{1,30}\]|[¹²³⁰⁴-⁹]"
_AFTER = rf"(?:{_CLOSING}|“(?![\p{{L}}\p{{N}}])|\s+[»”](?=\s|$)|{_NOTE})*(?:\s*(?:{EMOJI}|{FLAG}))*"
_STOP = regex.compile(rf"(?V1)(?:\s\.(?:\s\.)+|[{HARD}!?]+|\.+|…+)[.!?…{HARD}]*{_AFTER}")
_EMOJI_RUN = regex.compile(rf"(?V1)(?:{EMOJI}\s*)+(?=\s\p{{Lu}}|(?<=\s)\p{{Lu}})")
_LETTER = r"[\p{L}\p{M}\p{N}--[\p{Han}\p{Hiragana}\p{Katakana}]]"
_WORD_BEFORE = regex.compile(rf"(?V1)(?r){_LETTER}(?:{_LETTER}|[.'’-])*")
_WORD_AFTER = regex.compile(r"[\s\"'“„‘«»(\[¿¡]*+([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*)")
_GLUED = regex.compile(r"(?<=\p{Ll}{3})[.!?](?=(\p{Lu}\p{Ll}*)\s+(\S))")
_SHORTEST_CLAUSE = 3
_STOP_MARK = regex.compile(rf"[.!?…{HARD}]")
_PARTICLE = regex.compile(r"と|って|という|など|の|を|は|が|に|で")
_WIDE = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}\p{Arabic}]")
_DAY_AND_MONTH = regex.compile(r"\d{1,2}\.\d{1,2}")
_INITIALS = regex.compile(r"\p{L}(?:\.\p{L})*")
_ENDINGS_OF_ADDRESSES = word_set("com net org io de at uk js py")


def split(flow: str, language: str) -> list[Span]:
    """Return the spans (start, end excluded) of the sentences of running text, blanks around them cut off."""
    cuts = _Cuts(flow, language).all()
    spans = []
    for start, end in pairwise((0, *cuts, len(flow))):
        piece = flow[start:end]
        left = len(piece) - len(piece.lstrip())
        if piece.strip():
            spans.append((start + left, start + len(piece.rstrip())))
    return spans


class _Cuts:
    """Decides at each stop of one text whether a sentence ends there."""

    def __init__(self, flow: str, language: str) -> None:
        self._flow = flow
        self._language = language
        self._casual = next((mark for mark in flow if mark.isalpha()), "A").islower()
        self._library = {int(found["end_index"]) for found in sentencex.get_sentence_boundaries(language, flow)}
        self._whole = kept_together(flow)

    def all(self) -> list[int]:
        flow = self._flow
        cuts = set()
        covered: list[Span] = []
        for stop in _STOP.finditer(flow):
            covered.append((stop.start(), self._blank_end(stop.end())))
            if not self._is_inside(stop) and self._ends(stop):
                cuts.add(stop.end())
        cuts.update(found.end() for found in _EMOJI_RUN.finditer(flow) if self._emoji_ends(found))
        cuts.update(found.end() for found in _GLUED.finditer(flow) if self._is_glued(found))
        cuts.update(self._other_stops(covered))
        return sorted(cut for cut in cuts if 0 < cut < len(flow))

    def _is_inside(self, stop: "regex.Match[str]") -> bool:
        return any(start <= stop.start() and stop.end() < end for start, end in self._whole)

    def _blank_end(self, at: int) -> int:
        while at < len(self._flow) and self._flow[at].isspace():
            at += 1
        return at

    def _other_stops(self, covered: list[Span]) -> set[int]:
        """Return the library's ends at stops that are not ours to judge (a Greek question mark, say)."""
        taken = {place for start, end in covered for place in range(start, end + 1)}
        inside = {place for start, end in self._whole for place in range(start + 1, end)}
        return {cut for cut in self._library - taken - inside if self._flow[:cut].rstrip()[-1:] not in {",", ":", ")"}}

    def _ends(self, stop: "regex.Match[str]") -> bool:
        flow, end = self._flow, stop.end()
        following = flow[end : end + 60]
        if not following.strip():
            return True
        if set(stop.group()) & set(HARD) or (stop.group().startswith("……")):
            return not self._goes_on_after_quote(stop, following)
        if not following[0].isspace() and not _WIDE.match(following[0]):
            return False
        after = _WORD_AFTER.match(following)
        word = after.group(1) if after else ""
        if word[:1].islower() and not self._may_open(word, stop) and flow[stop.start() - 1] != ")":
            return False
        if SAID.match(following) and stop.group()[-1] in CLOSERS:
            return False
        if stop.group().startswith(" "):
            return not word[:1].islower()
        if stop.group().startswith(".") and not stop.group().startswith(".."):
            return self._dot_ends(stop, word)
        return True

    def _goes_on_after_quote(self, stop: "regex.Match[str]", following: str) -> bool:
        """After a closing mark Japanese goes on with "と" (he said) or another particle, Chinese with "he said"."""
        if stop.group()[-1] not in "」』）”":
            return False
        return _PARTICLE.match(following) is not None or SAID_IN_HAN.match(following) is not None

    def _may_open(self, word: str, stop: "regex.Match[str]") -> bool:
        """A small letter opens a sentence in a brand (iPhone), or where the writer uses no capitals at all."""
        if len(word) > 1 and any(letter.isupper() for letter in word[1:3]):
            return True
        before = self._before(stop)
        return self._casual and stop.group()[0] != "…" and ".." not in stop.group() and self._is_plain(before)

    def _is_plain(self, word: str) -> bool:
        folded = word.casefold()
        return len(word) > 1 and "." not in word and folded not in NEVER_LAST and folded not in MAY_END

    def _before(self, stop: "regex.Match[str]") -> str:
        found = _WORD_BEFORE.search(self._flow, max(0, stop.start() - 40), stop.start())
        return found.group() if found and found.end() == stop.start() else ""

    def _dot_ends(self, stop: "regex.Match[str]", after: str) -> bool:
        before = self._before(stop)
        folded = before.casefold().strip("'’-")
        opens = after.casefold() in OPENERS or after.casefold().split("'")[0] in OPENERS
        if len(stop.group().rstrip()) > 1 and stop.group()[1:2] in CLOSERS:
            return True
        if before.isdigit() or _DAY_AND_MONTH.fullmatch(before):
            return self._number_ends(before, after, opens=opens)
        if after[:1].isdigit() and (folded in BEFORE_NUMBER or self._flow[stop.start() - 1] in "°º№"):
            return False
        if folded in {"a.m", "p.m"}:
            return not self._is_near_start(stop) and (opens or not self._is_of_time(stop, after))
        if folded in MAY_END and (opens or folded in ENDS_BEFORE_CAPITAL):
            return True
        if folded in NEVER_LAST:
            dated = folded in BEFORE_NUMBER and self._is_near_start(stop)
            return opens and folded in ORDINARY_LAST and not dated
        if folded in MAY_END or _INITIALS.fullmatch(before):
            return self._is_unit(stop, before) or (opens and self._letter_ends(stop, before)) or self._is_pronoun(stop)
        return True

    def _is_near_start(self, stop: "regex.Match[str]") -> bool:
        """Tell whether so little stands before ("At 5 a.m.", "In Jan.") that it cannot be a sentence."""
        before = _STOP_MARK.split(self._flow[max(0, stop.start() - LONGEST) : stop.start() - 3])[-1]
        return len(before.split()) < _SHORTEST_CLAUSE

    def _is_of_time(self, stop: "regex.Match[str]", after: str) -> bool:
        words = self._flow[stop.end() : stop.end() + 60].split()
        return goes_with_time(after, words[1].strip(".,") if len(words) > 1 else "")

    def _is_pronoun(self, stop: "regex.Match[str]") -> bool:
        """Tell whether the letter I before a stop is "she and I" and not an initial."""
        return self._flow[max(0, stop.start() - 8) : stop.start()].endswith((" and I", " or I", " than I"))

    def _is_unit(self, stop: "regex.Match[str]", before: str) -> bool:
        """Tell whether a single letter hangs on what stands before it, as in 5.5°C or בע"מ."""
        return len(before) == 1 and stop.start() > 1 and self._flow[stop.start() - 2] in "°\"״'0123456789"

    def _letter_ends(self, stop: "regex.Match[str]", before: str) -> bool:
        """A single letter ends a sentence ("vitamin C. She") unless it is the initial of a name."""
        if len(before) > 1 or before == "I":
            return True
        previous = self._flow[max(0, stop.start() - 60) : stop.start() - 1].rstrip().rsplit(None, 1)[-1:]
        return bool(previous) and previous[0][:1].islower()

    def _number_ends(self, number: str, after: str, *, opens: bool) -> bool:
        is_short = len(number) < 3 or _DAY_AND_MONTH.fullmatch(number) is not None
        if is_numbered(after):
            return not is_short
        if self._language in ORDINAL_LANGUAGES and is_short:
            return opens
        return True

    def _emoji_ends(self, run: "regex.Match[str]") -> bool:
        """An emoji ends a sentence where the next word opens one, or both sides are long enough to be one."""
        flow = self._flow
        before = flow[max(0, run.start() - LONGEST) : run.start()].rstrip()
        if not before or before[-1] in f".!?…{HARD}":
            return False
        after = _WORD_AFTER.match(flow, run.end())
        if after is None or any(start < run.start() < end for start, end in self._whole):
            return False
        words = _STOP_MARK.split(before)[-1].split()
        rest = _STOP_MARK.split(flow[run.end() : run.end() + LONGEST])[0].split()
        if after.group(1).casefold() in OPENERS:
            return len(words) > 1
        return len(words) > 3 and len(rest) > 2 and words[-1][:1].islower()

    def _is_glued(self, found: "regex.Match[str]") -> bool:
        if any(start < found.start() < end for start, end in self._whole):
            return False
        word = found.group(1).casefold()
        return word in OPENERS or (found.group(2).islower() and word not in _ENDINGS_OF_ADDRESSES)
