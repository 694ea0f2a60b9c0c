"""English verbs after "I", and their form after a name."""

from typing import Final

from wellkept.teach.words import word_set

ALIKE_IN_THE_PAST: Final = word_set(
    """
    read put cut set let hit hurt cost quit shut spread bet cast split burst upset beat lay bid knit fit wed
    rid
    """
)
"""Verbs of which nobody can say without context whether they stand in the present or the past."""

_PRESENT: Final = word_set(
    """
    accept achieve act adapt add admire admit adopt adore advise agree aim allow answer apologize appear apply
    appreciate argue arrive ask assume attend avoid bake base bathe become begin believe belong bike
    bike-commute blog boil borrow bother bowl box breathe breed brew bring browse brush build buy call calm
    camp care carry catch celebrate change charge chat check choose clean climb close coach code collect come
    commute compare complain compose concentrate consider consult consume continue contribute control cook
    count cover crave create crochet cross cry cultivate cycle dance deal decide deliver depend describe
    deserve design despise detest develop die dig dislike dive do donate doubt draw dream dress drink drive
    drop dye earn eat edit embroider encourage end enjoy enter exercise exist expect experience explain
    explore express face fall fear feed feel fight file find finish fish fix fly focus fold follow forget
    forgive garden get give glaze go grade greet grow guess guide handle happen hate have hear help hide hike
    hire hold hope host hunt identify ignore imagine improve include insist instruct intend invest invite iron
    jog join judge juggle jump keep kiss know lack laugh lead learn leave lend lie like limit listen live
    loathe long look lose love make maintain manage march marvel matter mean measure meditate meet mend
    mention mentor mind mispronounce miss mistrust mix moderate move mow multitask need nap navigate notice
    object observe offer open operate oppose order organise organize overthink owe own pack paint park
    participate pass pay perform photograph pick plan plant play pray practice practise prefer prepare
    prescribe present pretend produce program promise promote pronounce protect provide publish pull push race
    raise reach realise realize recall receive recognise recognize recommend record recover recycle refer
    refuse regret relate relax rely remain remember remind renovate rent repair reply report represent require
    research resent reside respect respond rest restore return ride rise roast row run sail save say schedule
    scuba-dive search see seem sell send serve sew share shave shoot shop show shower sing sit skate
    skateboard sketch ski skip sleep smell smile smoke snack snore snowboard solve sound speak specialise
    specialize spend stand start stay steer stop struggle study succeed suffer suggest supervise support
    suppose surf suspect sweat swim switch take talk taste tattoo teach tell tend test text thank think thrive
    throw train translate travel treat trust try turn tutor type understand use value view visit volunteer
    vote wait wake walk want wash watch water wear weigh welcome whistle win wish wonder work work-out worry
    worship write yearn book grill tidy hoover vacuum paddle kayak busk tinker whittle carve
    weld sculpt forage unwind doodle dabble freelance gamble foster babysit
    """
)
_PAST: Final = word_set(
    """
    ate awoke became began bent bit bled blew bought bred broke brought built burnt came caught chose clung
    crept dealt dove drank dreamt drew drove dug fed fell felt flew forbade forgave forgot fought found froze
    gave got grew ground heard held hid hung kept knew knelt learnt leapt led left lent lit lost made meant
    met overcame overslept overheard paid ran rang rebuilt redid rode rose said sang sank sat saw sent shook
    shot shrank slept slid smelt sold sought spelt spent spilt spoke spoilt sprang spun stole stood strove
    struck stuck swam swept swore swung taught thought threw told took tore undertook understood undid went
    wept withdrew woke won wore wove wrote
    """
)
_NOT_PAST: Final = word_set(
    """
    need feed bleed breed speed seed weed heed exceed proceed succeed embed shed wed
    """
)
_IRREGULAR: Final = {"have": "has", "do": "does", "go": "goes"}


def third_of(verb: str) -> str | None:
    """Return the form of a verb (small letters) after a name: "move" to "moves", "moved" as it is.

    None when the word is not known to be a verb, or its tense cannot be told.
    """
    if verb in ALIKE_IN_THE_PAST:
        return None
    if verb in _PRESENT:
        return with_s(verb)
    if verb in _PAST or (verb.endswith("ed") and len(verb) > 3 and verb not in _NOT_PAST):
        return verb
    return None


def with_s(verb: str) -> str:
    """Return the third person singular of a verb's plain form."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "z", "ch", "sh")) else f"{verb}s"


def is_plain_form(verb: str) -> bool:
    """Tell whether a word is known as the plain form of a verb; many of these are nouns, too."""
    return verb in _PRESENT or verb in ALIKE_IN_THE_PAST
