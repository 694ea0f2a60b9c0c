"""The words of a sentence in one form, so that two ways of writing the same thing are equal.

Equal in this form means the same memory and merges without a question, so nothing that changes the meaning may
be lost: no synonyms, no tenses, no word order, no sign beside a number. What it drops and why is measured by
tests/teach/near_duplicates.py.
"""

from hashlib import blake2b
from typing import Final
from unicodedata import normalize

import regex

from wellkept.model.text import even_width, exact_form, normalise
from wellkept.teach.language import guess_language
from wellkept.teach.words import word_list, word_set

FORM_VERSION = 1
"""Raise it whenever `form` would answer otherwise for some sentence: stored forms are then made anew."""

FORM_BYTES = 16

_WORD = regex.compile(
    r"[\p{L}\p{M}]+\p{N}[\p{L}\p{M}\p{N}]*"  # A4, H2O
    r"|(?:(?<!\w)-)?\p{N}+(?:[.,:/-]\p{N}+)*"  # -5, 6:30, 3/4, 10-15
    r"|[\p{L}\p{M}]+(?:'[\p{L}]+)*"
    r"|(?<=\w)-(?!\w)"  # blood of type A-
    r"|[\p{S}\p{Extended_Pictographic}\p{RI}%‰#@&*?]"
)
_THOUSANDS = regex.compile(r"(?<![\p{N}.,])\d{1,3}(?:,\d{3})+(?![\p{N}]|[.,]\p{N}{3})")
_MARKS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "−": "-", "–": "-", "‑": "-"})

_COUNTED = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty
    """
NUMBER_WORDS: Final = {word: str(value) for value, word in enumerate(word_list(_COUNTED))}
_FILLERS: Final = word_set(
    """
    a an the really very quite also currently actually truly still definitely that
    """
)
"""Words that a sentence means the same without. Source: the 14 of the measured rule (recall notes, section 6)
without "just" (which may say "only") and "so" (which may say "therefore")."""
_AFTER_A: Final = frozenset({"few", "little", "bit", "lot", "number"})  # "a few friends" is not "few friends"
_NOT: Final = frozenset({"not", "never", "no", "hardly", "without"})
_WHOLE: Final = {"won't": "will not", "can't": "can not", "cannot": "can not", "shan't": "shall not", "ain't": "is not"}
_ENDINGS: Final = {"n't": " not", "'re": " are", "'ve": " have", "'ll": " will", "'m": " am"}
_WHO_IS: Final = word_set("he she it that there here who what where how")


def canonical(content: str) -> tuple[str, ...]:
    """Return the words of a sentence in one form, in order; the same tuple means the same memory.

    English: contractions written out, possessive 's dropped, zero to twenty as digits, marks between thousands
    and filler words dropped. Any other language: only case, width, blanks and punctuation.
    """
    plain = even_width(content).translate(_MARKS)
    if guess_language(content) != "en":
        return tuple(map(_folded, _WORD.findall(plain)))
    words = _WORD.findall(_THOUSANDS.sub(lambda found: found[0].replace(",", ""), plain))
    folded = [*map(_folded, words), ""]
    kept: list[str] = []
    for index, word in enumerate(words):
        for part in _written_out(folded[index], folded[index + 1]):
            if not _is_filler(word, part, kept, folded[index + 1], first=index == 0):
                kept.append(NUMBER_WORDS.get(part, part))
    return tuple(kept)


def form(content: str) -> bytes:
    """Return `FORM_BYTES` bytes (BLAKE2b) that are equal for sentences with the same canonical words.

    Where nothing is a word, the characters count.
    """
    words = canonical(content)
    said = "w " + " ".join(words) if words else "c " + exact_form(normalise(content))
    return blake2b(said.encode(), digest_size=FORM_BYTES).digest()


def _folded(word: str) -> str:
    return word.lower() if word.isascii() else normalize("NFC", word.casefold())


def _written_out(word: str, after: str) -> list[str]:
    if "'" not in word and word != "cannot":
        return [word]
    if word in _WHOLE:
        return _WHOLE[word].split()
    for ending, full in _ENDINGS.items():
        if word.endswith(ending) and len(word) > len(ending):
            return [word.removesuffix(ending), full.strip()]
    if word.endswith("'s"):
        head = word.removesuffix("'s")
        if after == "got":
            return [head, "has"]  # "Ana's got a boat" is not "Ana got a boat"
        return [head, "is"] if head in _WHO_IS else [head]
    return [word]


def _is_filler(word: str, form: str, before: list[str], after: str, *, first: bool) -> bool:
    """A filler is none after "not" ("not very"), in "a few", and when it is a name ("vitamin A").

    "too" is one at the end of a sentence only.
    """
    if form == "too":
        return not after
    if form not in _FILLERS or (before and before[-1] in _NOT):
        return False
    if form == "a":
        return after not in _AFTER_A and (first or word != "A")
    return form != "still" or after != ""
