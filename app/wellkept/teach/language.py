"""A guess at the language of a text, by its script and a vote of its commonest words."""

from collections import Counter
from typing import Final

import regex

from wellkept.teach.words import word_list, word_set

UNKNOWN: Final = "en"
"""What is assumed when nothing speaks for any language; its rules for stops harm others least."""

_SAMPLE_CHARS = 2000
_LETTERS = regex.compile(
    r"(?P<Latn>\p{Latin})|(?P<kana>[\p{Hiragana}\p{Katakana}])|(?P<zh>\p{Han})|(?P<ko>\p{Hangul})"
    r"|(?P<Arab>\p{Arabic})|(?P<Cyrl>\p{Cyrillic})|(?P<hi>\p{Devanagari})|(?P<he>\p{Hebrew})|(?P<el>\p{Greek})"
    r"|(?P<hy>\p{Armenian})|(?P<ka>\p{Georgian})|(?P<am>\p{Ethiopic})|(?P<km>\p{Khmer})|(?P<my>\p{Myanmar})"
    r"|(?P<th>\p{Thai})|(?P<lo>\p{Lao})|(?P<bo>\p{Tibetan})|(?P<bn>\p{Bengali})|(?P<ta>\p{Tamil})|(?P<te>\p{Telugu})"
    r"|(?P<gu>\p{Gujarati})|(?P<pa>\p{Gurmukhi})|(?P<kn>\p{Kannada})|(?P<ml>\p{Malayalam})|(?P<si>\p{Sinhala})"
)
_CAPITAL_I = regex.compile(r"\bI\b")
_WORD = regex.compile(r"[\p{L}\p{M}']+")

_LATIN_WORDS: Final = {
    "en": (
        "the and of to in is was that it for with her his she he my i i'm i've it's he's she's don't doesn't isn't "
        "can't owner's at by from this have has are not but be they lives likes works owner you your me we our had "
        "been who as about when because years every than more one on"
    ),
    "de": (
        "der die das in und ist nicht ein eine einen sie er ich mit auf für von dem den zu im am war hat wir "
        "auch nach bei aus mein meine ihr wohnt"
    ),
    "fr": (
        "le la les des et est un une dans pour que qui elle il je ne pas sur avec au du mon ma mes à c'est j'ai son sa"
    ),
    "es": ("el la los las y es un una en que de por con para no su se mi yo del al está muy le lo vive tengo"),
    "it": ("il lo la gli le e è un una di che in per con non mi sono del della al nel ho mia mio suo vive da anche"),
    "pt": ("o a os as e é um uma de que em por com para não se do da no na eu meu minha mora está muito dos das"),
    "nl": ("de het een en is van in dat op te met voor niet zij hij ik aan bij haar zijn mijn ze woont heeft"),
    "pl": "i w z na jest nie się że do to jak od po dla przy jej jego mieszka oraz przez pracuje",
    "cs": "a v je na se že do to s z pro jako ale jsem není její bydlí ve by",
    "sv": "och i att det som en på är av för med den inte till har hon han jag ett min bor",
    "da": "og i at det som en på er af for med den ikke til har hun han jeg et min bor",
    "no": "og i at det som en på er av for med den ikke til har hun han jeg et min bor fra",
    "fi": "ja on ei se että hän minä mutta kun oli myös sekä asuu joka ovat",
    "tr": "ve bir bu için ile de da çok ben o var değil gibi daha yaşıyor",
    "ro": "și în este un o la cu nu pe de că din ea el eu sunt locuiește",
    "hu": "a az és egy van nem hogy is én ő de ez volt meg",
}
_CYRILLIC_WORDS: Final = {
    "ru": "и в не на я что он она с его её как это по но мы из у за для был",
    "uk": "і в не на я що він вона з його її як це по але ми із у за для є",
    "bg": "и в не на аз че той тя с как това по но ние от за е да се",
}
_VOTES: Final = {
    table: {word: tuple(code for code, words in by_code.items() if word in word_list(words)) for word in every}
    for table, by_code, every in (
        ("Latn", _LATIN_WORDS, word_set(*_LATIN_WORDS.values())),
        ("Cyrl", _CYRILLIC_WORDS, word_set(*_CYRILLIC_WORDS.values())),
    )
}
_LETTERS_OF: Final = {
    "de": "ßäöü", "es": "ñ¿¡", "pl": "łąę", "cs": "řě", "sv": "å", "da": "ø", "pt": "ãõ", "tr": "ğı", "ro": "țș",
    "hu": "őű", "fr": "œèêç", "uk": "ії",
}  # fmt: skip
_MARKED_LETTERS: Final = {letter: code for code, letters in _LETTERS_OF.items() for letter in letters}


def guess_language(text: str, otherwise: str = UNKNOWN) -> str:
    """Return the code (ISO 639-1) of the likeliest language of the first 2,000 characters.

    `otherwise` is the answer when the letters are Latin or Cyrillic and no word speaks for any language.
    """
    sample = text[:_SAMPLE_CHARS]
    if sample.isascii():
        return _vote(sample, "Latn", otherwise)
    scripts = Counter(found.lastgroup for found in _LETTERS.finditer(sample))
    if not scripts:
        return otherwise
    script = _leading(scripts)
    if script == "Arab":
        return _arabic(sample)
    if script in _VOTES:
        return _vote(sample, script, otherwise)
    return script


def _leading(scripts: "Counter[str | None]") -> str:
    if scripts["kana"] and scripts["kana"] * 4 >= scripts["zh"]:
        scripts["ja"] = scripts.pop("kana") + scripts.pop("zh", 0)
    # A Han character carries about as much as two Latin letters, so names in Latin do not outvote it.
    weights = {code: count * (2 if code in {"zh", "ja", "ko"} else 1) for code, count in scripts.items() if code}
    return max(weights, key=lambda code: weights[code])


def _arabic(sample: str) -> str:
    if regex.search("[ٹڈڑںے۔]", sample):
        return "ur"
    return "fa" if regex.search("[پچژگکی]", sample) else "ar"


def _vote(sample: str, script: str, otherwise: str) -> str:
    votes: Counter[str] = Counter()
    folded = sample.casefold()
    for word in _WORD.findall(folded):
        for code in _VOTES[script].get(word, ()):
            votes[code] += 1
    for mark, code in _MARKED_LETTERS.items():
        if mark in folded and (code in _LATIN_WORDS) == (script == "Latn"):
            votes[code] += 1
    if not votes:
        return otherwise if script == "Latn" or otherwise in _CYRILLIC_WORDS else "ru"
    if script == "Latn":
        votes["en"] += _CAPITAL_I.search(sample) is not None
    best = max(votes.values())
    leaders = [code for code, count in votes.items() if count == best]
    return otherwise if otherwise in leaders else leaders[0]
