"""What is known about words and stops: abbreviations, ordinals, words that open a sentence."""

from typing import Final

import regex

from wellkept.teach.words import word_set

_TITLES = (
    "dr prof mr mrs ms mx mt mts ft "
    "med rer jur st sr sra srta dra dott dottssa sig ing arq mag dipl hr fr frl mme mlle mgr rev hon gen "
    "col maj capt cpt sgt lt cmdr adm pres gov sen rep dhr mevr drs ir mons p.d ph.d"
)
_BEFORE_WHAT_THEY_NAME = (
    "nr fig figs abb abs art bd kap tab vgl bzw ca evtl ggf inkl exkl zzgl sog bspw insb max min tel approx vol ed eds "
    "pp cf vs viz tsp tbsp "
    "al ul os pl im str núm pág av avda calle no jan feb apr jun jul aug sept sep okt oct nov dez dec "
    "e.g i.e z.b d.h u.a o.a m.a v.a i.d.r z.t o.ä p.ej p.ex t.ex ee bl.a f.eks d.w.z m.b.t t.a.v"
)
_DEVANAGARI = "डॉ श्री प्रो सं रु"
_CYRILLIC = "ул им проф д-р т.е т.н т.к стр рис др св пл пр кв д тов гр"
NEVER_LAST: Final = word_set(_TITLES, _BEFORE_WHAT_THEY_NAME, _CYRILLIC, _DEVANAGARI)
"""Words (without the last dot) after which a sentence goes on, whatever the next letter is."""

MAY_END: Final = word_set(
    """
    u.s u.k u.n e.u u.s.a d.c inc ltd co corp bros jr sr llc gmbh ag etc usw etw a.m p.m u.s.w e.v s.a s.l
    s.r.l i.a b.sc m.sc b.a m.a m.d b.c a.d v.chr n.chr chr z.z st ave rd blvd dept est no abt mio mrd std min
    sek т.д т.п и.о г гг
    """
)
"""Words after which a sentence may end: it does where the next word opens one."""

ENDS_BEFORE_CAPITAL: Final = word_set("etc usw a.m p.m u.s.w т.д т.п")
BEFORE_NUMBER: Final = word_set(
    """
    no nr nos fig figs abb p pp art sec vol ch bd kap tab núm pág jan feb mar apr jun jul aug sept sep oct nov
    dec
    """
)
"""Words after which a sentence goes on when a number follows."""

ORDINARY_LAST: Final = word_set(
    "no art st ft max min tab pp sr est al ed im pl fr gen hr str pres d ir calle jan feb apr aug sept oct nov dec"
)
"""Of those above, the ones that are also words that can end a sentence before one that opens the next."""

OPENERS: Final = word_set(
    """
    did do does is are was were can could have has will would should
    the a an he she it they we you i i'm i've his her hers its their our my your this that these those there
    then when where what who why how but and so or nobody everybody everyone someone both all some most many
    after before in on at for from with since until today yesterday tomorrow now later if because once here
    not no yes der die das ein eine er sie es wir ihr ich sein seine ihre mein meine dein unser dieser diese
    dieses jener dann danach da dort hier heute gestern morgen jetzt später wenn als weil und aber oder doch
    auch am im in an auf bei mit nach seit vor für niemand alle nun trotzdem deshalb dafür dabei seitdem beide
    man le la les un une il elle ils elles on ce cette ces son sa ses mon ma mes puis mais et aujourd'hui je
    nous vous el los las una ella ellos este esta su sus mi mis yo luego pero y hoy después lo gli i suo sua
    poi ma oggi io o os as ele ela seu sua depois mas hoje eu de het een hij ze zij we ik haar zijn mijn dit
    dat daarna maar en vandaag он она оно они мы я ты вы его её их это этот эта потом но и а сегодня там
    сейчас теперь тогда здесь после
    """
)
"""Words that, with a capital, nearly always begin a sentence."""

_MONTHS = (
    "januar jänner februar feber märz april mai juni juli august september oktober november dezember jan feb mär apr "
    "jun jul aug sep sept okt nov dez januari februari maart mei augustus oktober december janvier février mars avril "
    "juin juillet août septembre octobre novembre décembre ledna února března dubna května června července srpna září "
    "října listopadu prosince tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta"
)
_RANKED = (
    "stock etage klasse platz tag mal jahrhundert jahr geburtstag semester bezirk monat woche stunde mann frau kind "
    "auflage kapitel runde liga rang teil sohn tochter hochzeitstag stockwerk lebensjahr schuljahr weltkrieg"
)
NUMBERED: Final = word_set(f"{_MONTHS} {_RANKED}")
"""Nouns that an ordinal written with a dot stands before ("3. Mai", "2. Stock")."""

ORDINAL_LANGUAGES: Final = frozenset({"de", "da", "no", "fi", "cs", "hu", "sv", "pl", "tr"})

HARD: Final = "。！？｡։።፧।॥។။۔؟༎།"
"""Stops that end a sentence even without a blank after them."""

CLOSERS: Final = "\"'”’»›«)]}」』）】》〉"
EMOJI: Final = (
    r"(?:[\p{Extended_Pictographic}--[©®™]][\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}*)*)"
)
FLAG: Final = r"\p{RI}{2}"

_ZONES: Final = word_set("gmt utc cet cest est edt cst cdt mst mdt pst pdt bst ist jst central eastern pacific sharp")
_DAYS: Final = word_set("monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun")


def goes_with_time(word: str, next_word: str) -> bool:
    """Tell whether a word after "a.m." or "p.m." still belongs to the time ("Oslo time", "Friday", "GMT")."""
    folded = word.casefold()
    return folded in _ZONES or folded in _DAYS or is_numbered(folded) or next_word == "time"


SAID: Final = regex.compile(
    r"\s*[\p{Lu}][\p{L}'-]*\s(?:said|says|asked|asks|replied|whispered|shouted|thought|wrote|sagte|fragte|rief)\b"
)


SAID_IN_HAN: Final = regex.compile(r"\p{Han}{1,3}?(?:说|說|问|問|答|喊|叫|笑)道?[。，,！!]")


def is_numbered(word: str) -> bool:
    """Tell whether an ordinal with a dot can stand before this word."""
    return word.casefold().rstrip(".,;:!?)") in NUMBERED
