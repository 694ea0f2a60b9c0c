"""Sentences about "I" turned into sentences about the owner, where a rule can do it safely.

A wrong sentence is worse than one that is only marked, so the rules know a closed list of words
that may stand around "I" and give up at anything else. Only English is rewritten; in other
languages the first person is found and marked, and the words stay as they are.
"""

from typing import Final

import regex

from wellkept.teach.found import Voice
from wellkept.teach.verbs import PAST_ALIKE, third_of

OWNER_NAME: Final = "Owner"

_I = regex.compile(r"\b(?:I|i)(?:\b|(?=['’]))")
_OWN = regex.compile(r"\b(?:I|i|me|my|mine|myself)\b", regex.I)
_SHARED = regex.compile(r"\b(?:we|us|our|ours|ourselves|let's)\b", regex.I)
_ADDRESSED = regex.compile(r"\b(?:you|your|yours)\b", regex.I)
_NOT_ME = regex.compile(r"\b(?:I|i)(?=[.)\d-])|\bWorld War I\b|\bI\.")
_QUOTES = regex.compile(r"[\"“”„«»]|(?<!\w)['‘][^'‘’]{2,}['’](?!\w)")
_CONTRACTED: Final = {"'m": " am", "'ve": " have", "'ll": " will"}
_ADVERBS: Final = frozenset(
    "also always never often usually really just still already currently actually only sometimes rarely generally "
    "mostly now recently finally once soon then truly definitely probably certainly even simply normally originally "
    "seldom hardly both mainly personally absolutely deeply particularly especially almost nearly quite strongly "
    "regularly occasionally frequently secretly".split()
)
_MODALS: Final = frozenset("can could will would shall should may might must cannot can't couldn't won't wouldn't "
    "shan't shouldn't mightn't mustn't ought".split())  # fmt: skip
_AUXILIARIES: Final = {
    "am": "is", "was": "was", "have": "has", "had": "had", "do": "does", "did": "did", "don't": "doesn't",
    "didn't": "didn't", "haven't": "hasn't", "hadn't": "hadn't", "wasn't": "wasn't", "ain't": "isn't",
}  # fmt: skip
_JOINTS: Final = frozenset("and or but".split())
_CLAUSE_MARKS = regex.compile(r"[;:—–]|\s-\s|\.\.\.|…")

_FIRST_WORDS: Final = {
    "de": "ich mir mich mein meine meinen meinem meiner meines",
    "fr": "je j' me m' moi mon ma mes mien mienne",
    "es": "yo me mi mis mí conmigo mío mía soy estoy tengo vivo trabajo nací fui quiero prefiero creo odio",
    "it": "io mi m' me mio mia miei mie sono ho vivo abito lavoro amo preferisco odio",
    "pt": "eu me mim meu minha meus minhas comigo sou estou tenho moro trabalho gosto prefiro odeio",
    "nl": "ik mij me mijn m'n mezelf",
    "ru": "я меня мне мной мною мой моя моё мое мои моего моей моих моим моими моему мою",
    "uk": "я мене мені мною мій моя моє мої моєї моїх моєму мою",
    "bg": "аз мен мене ме ми мой моя мое мои",
    "pl": "ja mnie mi mną mój moja moje moim moich moją jestem mam mieszkam lubię",
    "cs": "já mě mne mi mnou můj moje má mé jsem bydlím",
    "sv": "jag mig mej min mitt mina",
    "da": "jeg mig min mit mine",
    "no": "jeg meg min mitt mine",
    "fi": "minä minun minua minulla minulle minut olen asun",
    "tr": "ben benim bana beni bende benden",
    "ro": "eu mie mine meu mea mei mele sunt am locuiesc",
    "hu": "én engem nekem vagyok enyém",
    "el": "εγώ μου εμένα με είμαι έχω",
    "hi": "मैं मुझे मेरा मेरी मेरे मुझको हम मैंने",
    "he": "אני שלי לי אותי אנוכי",
    "ar": "أنا انا لي عندي إني أنني لدي معي",
    "fa": "من منم مرا",
    "ur": "میں مجھے میرا میری میرے",
}
_FIRST_SIGNS: Final = {
    "zh": regex.compile(r"我(?!国|國|市|省|们|們)|我们|我們|咱|俺"),
    "ja": regex.compile(r"私|僕|俺|わたし|あたし|わたくし|ぼく|おれ|自分は"),
    "ko": regex.compile(r"(?<!\p{Hangul})(?:나는|난|내가|내|나의|나를|저는|전|제가|제|저의|나도|저도|나에게)(?!\p{Hangul})"),
    "th": regex.compile(r"ฉัน|ผม(?!\u0e40)|ดิฉัน|ข้าพเจ้า"),
    "ar": regex.compile(r"(?<!\p{L})(?:أعيش|أسكن|أحب|أعمل|أكره|أملك|أدرس|أفضل|وأنا)(?!\p{L})"),
    "hi": regex.compile(r"हूँ|हूं"),
    "tr": regex.compile(r"\p{L}(?:ıyorum|iyorum|uyorum|üyorum|yorum)\b"),
}


def in_third_person(content: str, language: str, *, by_owner: bool = True) -> tuple[str, Voice]:
    """Return a sentence as it would be kept, and the voice it had.

    `by_owner` is False where someone else may be speaking: then "I" is not taken for the owner.
    """
    if not speaks_in_first_person(content, language):
        return content, Voice.THIRD
    if language != "en" or not by_owner:
        return content, Voice.FIRST
    rewritten = _rewritten(content)
    return (content, Voice.FIRST) if rewritten is None else (rewritten, Voice.REWRITTEN)


def speaks_in_first_person(content: str, language: str) -> bool:
    """Tell whether a sentence says "I", "my", "we" or the like outside quotation marks."""
    bare = regex.sub(r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」", " ", content)
    if language == "en":
        return bool(_OWN.search(_NOT_ME.sub(" ", bare)) or _SHARED.search(bare) or _I.search(_NOT_ME.sub(" ", bare)))
    words = frozenset(_FIRST_WORDS.get(language, "").split())
    found = regex.findall(r"[\p{L}\p{M}]+['’]?", bare.casefold())
    if any(word in words or word.rstrip("'’") in words and len(word) > 2 for word in found):
        return True
    sign = _FIRST_SIGNS.get(language)
    return sign is not None and sign.search(bare) is not None


def _rewritten(content: str) -> str | None:
    """Return an English sentence in the third person, or None where no rule is sure."""
    plain = content.replace("’", "'")
    if _QUOTES.search(plain) or _SHARED.search(plain) or _ADDRESSED.search(plain) or _NOT_ME.search(plain):
        return None
    tokens = regex.findall(r"\s+|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|.", plain)
    return _Rewriting(tokens).result()


class _Rewriting:
    """Goes through the words once; `None` as soon as one is met that no rule knows to be safe."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = [part for token in tokens for part in _expanded(token)]
        self._out: list[str] = []
        self._named = False

    def result(self) -> str | None:
        at = 0
        while at < len(self._tokens):
            word = self._tokens[at]
            if word in {"I", "i"}:
                after = self._clause(at)
                if after is None:
                    return None
                at = after
                continue
            replaced = self._other(word, at)
            if replaced is None:
                return None
            self._out.append(replaced)
            at += 1
        text = "".join(self._out)
        return text[:1].upper() + text[1:]

    def _words_from(self, at: int) -> list[int]:
        return [index for index in range(at, len(self._tokens)) if self._tokens[index][0].isalnum()]

    def _clause(self, at: int) -> int | None:
        """Write "I", its adverbs and its verb in the third person; return where the rest begins."""
        self._out.append(OWNER_NAME)
        self._named = True
        if self._is_object_or_joined(at):
            return None
        at += 1
        while at < len(self._tokens):
            word = self._tokens[at]
            if word.isspace() or word.casefold() in _ADVERBS:
                self._out.append(word)
                at += 1
                continue
            verb = self._verb(word.casefold())
            if verb is None:
                return None
            self._out.append(verb)
            return self._joined_verbs(at + 1, present=verb != word.casefold())
        return None

    def _is_object_or_joined(self, at: int) -> bool:
        """Not safe: "Ana and I", "than I", and an inverted "am I"."""
        before = [word.casefold() for word in self._tokens[:at] if not word.isspace()]
        return bool(before) and (before[-1] in {"and", "or", "than", "as", "nor", "am", "was", "do", "did", "have"}
            and not self._joins_clauses(before))  # fmt: skip

    def _joins_clauses(self, before: list[str]) -> bool:
        """"..., and I": a new clause, after a comma or after an earlier "I"."""
        return before[-1] in {"and", "or"} and len(before) > 1 and (before[-2] == "," or "i" in before[:-1])

    def _verb(self, word: str) -> str | None:
        if word in _AUXILIARIES:
            return _AUXILIARIES[word]
        return word if word in _MODALS else third_of(word)

    def _joined_verbs(self, at: int, *, present: bool) -> int | None:
        """Leave the rest to the main loop, unless a second verb may share the subject ("I cook and clean")."""
        if not present:
            return at
        for index in self._words_from(at):
            word = self._tokens[index].casefold()
            if word in {"i", "because", "when", "while", "who", "which", "that", "if", "since", "where"}:
                return at
            if word in _JOINTS and self._may_be_second_verb(index):
                return None
        return at

    def _may_be_second_verb(self, joint: int) -> bool:
        following = [self._tokens[index].casefold() for index in self._words_from(joint + 1)]
        while following and following[0] in _ADVERBS:
            following.pop(0)
        if not following or following[0] in {"i", "my"}:
            return False
        word = following[0]
        return word in _AUXILIARIES or word in {"be", "not"} or (third_of(word) not in {None, word})

    def _other(self, word: str, at: int) -> str | None:
        folded = word.casefold()
        if folded in {"me", "mine", "myself"}:
            return self._object(folded, at)
        if folded == "my":
            self._named = True
            return f"{OWNER_NAME}'s" if not self._stands_for_owner() else f"{OWNER_NAME}'s"
        return word

    def _stands_for_owner(self) -> bool:
        return self._named

    def _object(self, folded: str, at: int) -> str | None:
        before = [word.casefold() for word in self._tokens[:at] if not word.isspace()]
        if not before or folded == "myself":
            return None
        return OWNER_NAME if folded == "me" else f"{OWNER_NAME}'s"


def _expanded(token: str) -> list[str]:
    """Write "I'm" out; "I'd" may be had or would and is left for the rules to give up on."""
    head, mark, tail = token.partition("'")
    if head in {"I", "i"} and mark and f"'{tail}" in _CONTRACTED:
        return [head, " ", _CONTRACTED[f"'{tail}"].strip()]
    return [token]


__all__ = ["OWNER_NAME", "PAST_ALIKE", "in_third_person", "speaks_in_first_person"]
