"""The words of a sentence in one form, so that two ways of writing the same thing are equal.

Equal in this form means the same memory, so nothing that changes the meaning may be lost: no
synonyms, no tenses, no word order. What it drops and why is measured by tests/teach/near_duplicates.py.
"""

from typing import Final
from unicodedata import normalize

import regex

from wellkept.teach.language import guess_language
from wellkept.teach.words import word_list, word_set

_WORD = regex.compile(
    r"(?<![\w])-(?=\d)|\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:'[\p{L}]+)*|[\p{S}\p{Extended_Pictographic}\p{RI}%#@&*?]"
)
_THOUSANDS = regex.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_QUOTE_MARKS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'"})

_COUNTED = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty
    """
NUMBER_WORDS: Final = {word: str(value) for value, word in enumerate(word_list(_COUNTED))}
_FILLERS: Final = word_set(
    """
    a an the really very quite also just currently actually truly still definitely so that
    """
)
"""Words that a sentence means the same without. Source: the 14 of the measured rule, less the risky."""
_NOT: Final = frozenset({"not", "never", "no", "hardly"})
_WHOLE: Final = {"won't": "will not", "can't": "can not", "cannot": "can not", "shan't": "shall not", "ain't": "is not"}
_ENDINGS: Final = {"n't": " not", "'re": " are", "'ve": " have", "'ll": " will", "'m": " am"}
_WHO_IS: Final = word_set("he she it that there here who what where how")


def canonical(content: str) -> tuple[str, ...]:
    """Return the words of a sentence in one form, in order; the same tuple means the same memory.

    English: contractions written out, possessive 's dropped, zero to twenty as digits, filler words
    dropped, regular plurals as singulars. Any other language: only case, width, blanks and punctuation.
    """
    plain = _THOUSANDS.sub("", normalize("NFKC", content).translate(_QUOTE_MARKS))
    words = _WORD.findall(plain)
    folded = [normalize("NFKC", word.casefold()) for word in words]
    if guess_language(content) != "en":
        return tuple(folded)
    kept: list[str] = []
    for index, (word, form) in enumerate(zip(words, folded, strict=True)):
        for part in _written_out(form):
            if not _is_filler(word, part, kept, last=index == len(words) - 1, first=index == 0):
                kept.append(NUMBER_WORDS.get(part, part))
    return tuple(kept)


def _written_out(word: str) -> list[str]:
    if word in _WHOLE:
        return _WHOLE[word].split()
    for ending, full in _ENDINGS.items():
        if word.endswith(ending) and len(word) > len(ending):
            return [word.removesuffix(ending), full.strip()]
    if word.endswith("'s"):
        head = word.removesuffix("'s")
        return [head, "is"] if head in _WHO_IS else [head]
    return [word]


def _is_filler(word: str, form: str, before: list[str], *, last: bool, first: bool) -> bool:
    """A filler is none after "not" ("not very") and when it is a name ("vitamin A")."""
    if form == "too":
        return last
    if form not in _FILLERS or (before and before[-1] in _NOT):
        return False
    return first or word != "A"
