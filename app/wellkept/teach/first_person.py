"""Who a sentence speaks as, in the languages we know the words for "I" of."""

from typing import Final

import regex

from wellkept.teach.words import word_set

_ENGLISH = regex.compile(
    r"\b(?:I(?:['’](?:m|ve|ll|d))?|[Mm]e|[Mm]y|MY|[Mm]yself|we|We|us|our|Our|ours|ourselves|Let's|let's|we['’]\w+|We['’]\w+)\b"
    r"|(?<![\w'’])i(?:['’](?:m|ve|ll|d))?\b(?![.\w'’)])"
    r"|\b(?:is|was|are|were|be|of|than|like|as|to|with)\s+mine\b|^Mine\b"
)
_NOT_ME = regex.compile(
    r"\bI(?=[)\d/&-]|\.\s?\p{Lu}\p{Ll}|\.\p{Lu})|\b(?:World War|Act|Type|Part|Class|Phase|Chapter) I\b"
)
_QUOTED = regex.compile(
    r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|「[^」]*」|『[^』]*』|(?<!\w)['‘][^'‘’]{2,}['’](?!\w)"
)
_WORD = regex.compile(r"[\p{L}\p{M}]+['’]?")

_WORDS: Final = {
    "de": (
        "ich mir mich mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer"
    ),
    "fr": "je j' j’ me m' m’ moi mon ma mes mien mienne nous notre nos",
    "es": (
        "yo me mi mis mí conmigo mío mía soy estoy tengo vivo trabajo nací crecí fui quiero prefiero creo "
        "odio nosotros nuestro nuestra nuestros nuestras vivía estudié estudio compré aprendí"
    ),
    "it": (
        "io mi m' m’ me mio mia miei mie ho vivo abito amo preferisco odio noi nostro nostra nostri nostre"
    ),
    "pt": (
        "eu me mim meu minha meus minhas comigo sou estou tenho moro trabalho gosto prefiro odeio nasci nós "
        "nosso nossa"
    ),
    "nl": "ik mij me mijn mezelf wij we ons onze",
    "ru": (
        "я меня мне мной мною мой моя моё мое мои моего моей моих моим моими моему мою мы нас нам наш наша "
        "наше наши живу люблю работаю хочу учусь езжу пью"
    ),
    "uk": "я мене мені мною мій моя моє мої моєї моїх моєму мою ми нас нам наш наша",
    "bg": "аз мен мене ме мой моя мое мои ние нас наш",
    "pl": (
        "ja mnie mi mną mój moja moje moim moich moją jestem mam mieszkam lubię pracuję urodziłem urodziłam "
        "my nas nasz"
    ),
    "cs": "já mě mne mi mnou můj moje má mé jsem bydlím jsme náš",
    "sv": "jag mig mej min mitt mina vi oss vår",
    "da": "jeg mig min mit mine vi os vores",
    "no": "jeg meg min mitt mine vi oss vår",
    "fi": "minä minun minua minulla minulle minut olen asun me meidän",
    "tr": "ben benim bana beni bende benden biz bizim",
    "ro": "eu mie mine meu mea mei mele locuiesc noi nostru",
    "hu": "én engem nekem vagyok enyém mi",
    "el": "εγώ μου εμένα με είμαι έχω μας",
    "hi": "मैं मुझे मेरा मेरी मेरे मुझको हम मैंने हमारा हूँ हूं",
    "he": "אני שלי לי אותי אנחנו שלנו",
    "ar": "أنا انا لي عندي إني أنني لدي معي نحن أعيش أسكن أحب أعمل أكره أملك أدرس أفضل وأنا",
    "fa": "من منم مرا ما",
    "ur": "میں مجھے میرا میری میرے ہم",
}  # fmt: skip
_SIGNS: Final = {
    "zh": regex.compile(r"我|咱|俺"),
    "ja": regex.compile(r"私(?!立|的|服|語|有|生活)|僕|俺|わたし|あたし|わたくし|ぼく(?!さつ)|おれ|自分は"),
    "ko": regex.compile(
        r"(?<!\p{Hangul})(?:나는|난|내가|내|나의|나를|저는|전|제가|제|저의|나도|저도|나에게|우리)(?!\p{Hangul})"
    ),
    "th": regex.compile(r"ฉัน|ดิฉัน|ข้าพเจ้า|(?<![\u0e00-\u0e7f])ผม"),
    "it": regex.compile(r"^(?:Sono|Lavoro)\b"),
    "tr": regex.compile(r"\p{L}yorum\b"),
    "ar": regex.compile(r"(?<!\p{L})(?:أمي|أبي|أختي|أخي|ابني|ابنتي|زوجي|زوجتي|بيتي|عملي|اسمي)(?!\p{L})"),
}


def without_quotes(content: str) -> str:
    """Return a sentence with what stands in quotation marks taken out."""
    return str(_QUOTED.sub(" ", content))


def speaks_in_first_person(content: str, language: str) -> bool:
    """Tell whether a sentence says "I", "my", "we" or the like outside quotation marks."""
    bare = without_quotes(content)
    if language == "en":
        return _ENGLISH.search(_NOT_ME.sub(" ", bare)) is not None
    words = word_set(_WORDS.get(language, ""))
    if any(word in words or word.rstrip("'’") in words for word in _WORD.findall(bare.casefold())):
        return True
    sign = _SIGNS.get(language)
    return sign is not None and sign.search(bare) is not None
