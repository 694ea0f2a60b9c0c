"""What ages, as English says it: patterns over the folded text (`model.fold`), with a blank at either end."""

from typing import Final

from wellkept.teach.ageing_reasons import Reason
from wellkept.teach.words import word_list


def _any(words: str) -> str:
    """Return a pattern for any of some words, with `_` for a blank within one."""
    return "|".join(word_list(words)).replace("_", " ")


_N = r"(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_IS = r"(?:is|are|am|m) (?:(?:now|still|currently|also|not|happily|recently|newly|just|already|both) ){0,2}"
_FEW = r"(?:\w+ ){0,3}"
_TRADE = _any(
    "accountant architect assistant baker builder carpenter cashier chef coach consultant cook dentist designer"
    " developer director doctor driver economist editor electrician engineer farmer freelancer gardener hairdresser"
    " journalist lawyer lecturer librarian manager mechanic midwife musician nurse painter pastor pharmacist"
    " photographer physicist pilot plumber policeman policewoman postman president professor programmer researcher"
    " salesman scientist secretary social_worker tailor teacher therapist translator vet waiter waitress writer"
)
_SCHOOL = f"(?:{_any('school college university kindergarten nursery preschool evening_classes classes')})"
_WORKED_FOR = (
    f"as (?:a|an|the)|at (?!(?:{_any('home night the_weekend least her his their it once')}) )"
    f"|for (?!(?:{_any('hours free days weeks years a_while everyone him her them most')}) )"
)
_DOING = _any(
    "working_on building writing renovating preparing training_for learning reading organizing organising rehearsing"
    " developing designing researching restoring considering"
)
_NO_STUDIES = f"(?:{_any('her his their the my our of in on case these those for with other from and recent several')})"
_WORKPLACE = f"(?:{_any('shop business company studio store restaurant cafe farm')})"
_POSSESSIVES = "".join(f"(?<! {word} )" for word in word_list("the s his her their make"))
_NOT_A_NOUN = "".join(f"(?<! {word} )" for word in word_list("the s his her their with of other"))
_NOT_ON_STAGE = "".join(
    f"(?<! {word} )" for word in word_list("a the it him her us them show concert band played sang")
)
_PASTIMES = "".join(f"(?<! {word} )" for word in word_list("hobby hobbies passion favorite favourite"))

_BY_REASON: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.AGE: (rf"(?:is|are|am|m|has|have|s) (?:\w+ ){{0,5}}{_N} (?:years?|months?|weeks?) old",),
    Reason.HEALTH: (
        rf"{_IS}(?:pregnant|recovering|ill|sick(?! of)|injured|expecting a (?:baby|child))",
        r"(?:is|are|am|m) (?:\w+ )?on (?:sick|parental|maternity|paternity) leave",
        rf"(?:takes|i take|taking|(?:is|am|m) on) {_FEW}(?:antibiotics|medication|tablets|pills|painkillers|mg)",
        r"(?:has|i have) (?:a|an|the) (?:\w+ )?(?:cold|flu|fever|cough|infection|sprain|fracture)",
        r"(?:has|i have) (?:a|an|her|his) (?:broken|sprained|torn|twisted|sore|swollen) \w+",
        r"(?:weighs|i weigh|weight is) (?:\w+ )?\d+",
    ),
    Reason.STUDY: (
        r"(?:is|are|am|m) (?:\w+ )?studying|i study",
        rf"(?!{_NO_STUDIES} )\w+ studies(?! (?:{_any('of in_the on and that have has had show suggest were are')}))",
        rf"(?:is|am|m) (?:a|an) {_FEW}(?:student|apprentice|trainee|intern|pupil)",
        rf"(?:goes|go|going) to (?:\w+ ){{0,2}}{_SCHOOL}|(?:attends|i attend|attending) {_FEW}{_SCHOOL}",
        r"is in (?:the |her |his )?\w+ (?:grade|year of \w+|semester|form)",
        rf"(?:takes|i take|(?:is|am|m) taking) {_FEW}(?:lessons|classes|course)",
    ),
    Reason.WORK: (
        rf"{_NOT_A_NOUN}(?:works|(?:is|am|m) working|i work) (?:(?!on )\w+ ){{0,2}}?(?:{_WORKED_FOR})\w*",
        rf"{_NOT_A_NOUN}(?:works|i work) (?:\w+ )?in (?!silence|peace)"
        rf"(?!the (?:{_any('garden morning evening afternoon kitchen background')}))\w+",
        rf"{_IS}(?:a|an|the) (?!(?:good|great|born|amateur) )(?:\w+ )?(?:{_TRADE})(?! (?:of|who))",
        r"(?:s|the|her|his|their|my|whose) (?:job|employer|boss|manager|salary) is",
        r"(?:is|are|am|m) (?:\w+ )?(?:unemployed|employed|retired|between jobs|self employed)",
        rf"(?:runs|owns|manages|i run|i own) (?:a|an|her|his|their|my) (?:\w+ ){{0,3}}{_WORKPLACE}",
    ),
    Reason.HOME: (
        rf"(?:(?:lives|living|resides) (?:\w+ ){{0,2}}?|{_NOT_ON_STAGE}live )"
        r"(?:in|at|near|with|alone|together|next to|close to)"
        rf"(?! (?:{_any('the_moment the_present the_past harmony fear hope mind peace')}))",
        rf"(?:rents|i rent|renting) (?:a|an|the|her|his) {_FEW}(?:flat|apartment|room|house|studio)",
        r"(?:s|the|her|his|their|my) (?:home|flat|apartment|house|address) is (?:in|at|on|near)",
        rf"{_IS}based in",
    ),
    Reason.MARRIED: (rf"{_IS}married",),
    Reason.PARTNER: (
        rf"{_IS}(?:single(?! (?:handed|minded))|dating|engaged(?! (?:in|with))|divorced|separated)",
        rf"{_IS}(?:in a relationship|seeing (?:someone|somebody))",
        r"(?:has|have) (?:a|an) (?:\w+ )?(?:girlfriend|boyfriend|fiance|fiancee)",
        r"s (?:girlfriend|boyfriend|fiance|fiancee|partner) is",
    ),
    Reason.PRICE: (
        r"(?:pays|i pay|paying|costs|charges) (?:\w+ ){0,6}(?:\d+|(?:a|per|each|every) (?:month|year|week))",
        r"(?<! the )(?:rent|fee|tariff|subscription|membership) (?:\w+ ){0,2}(?:is|costs|runs)",
        rf"(?:subscribes|is subscribed) to|(?:has|pays for) {_FEW}(?:subscription|membership|season ticket)",
    ),
    Reason.INTENT: (
        rf"{_POSSESSIVES}(?:plans|intends|hopes|i plan|i intend|i hope) to",
        r"(?<! s )(?:plans|has plans for) (?:a|an|the|his|her|their)",
        r"(?:is|are|am|m) (?:\w+ )?going to(?! (?:\w+ )?(?:school|bed|be able))",
        rf"(?:is|are|am|m) (?:\w+ )?(?:{_any('planning about_to hoping_to thinking_of thinking_about trying_to')})",
        r"(?:is|are|am|m) (?:\w+ )?looking forward to",
    ),
    Reason.PROJECT: (
        rf"{_PASTIMES}{_IS}(?:{_DOING})",
        r"(?:is|are|am|m|been) (?:\w+ )?(?:looking|searching|saving(?: up)?|waiting|shopping) for",
    ),
    Reason.SOON: (
        rf"(?<! as )soon(?! (?:{_any('after as became began realized realised found')}))",
        r"upcoming|coming (?:days|weeks|months)",
    ),
    Reason.NOW: (
        _any("currently at_the_moment these_days right_now at_present nowadays presently for_now for_the_time_being"),
    ),
}

PATTERNS: Final = tuple((reason, one) for reason, patterns in _BY_REASON.items() for one in patterns)
"""By reason; the first that fits counts."""
ANIMALS: Final = _any(
    "dog dogs cat cats puppy puppies kitten kittens pony horse parrot rabbit hamster tortoise pet pets"
)
COMES: Final = (
    r"will|plans?|planning|going to|intends?|wants? to|hopes? to|takes place|starts?|begins?|gets married"
    r"|(?:is|are) (?:on|due|in|from|at|scheduled|planned|booked|set)|leaves|moves|flies|travels|visits|returns|arrives"
    rf"|(?:has|have) {_FEW}(?:appointment|meeting|exam|flight|interview|surgery|operation|holiday|trip|concert|date)"
)
"""Says of a day named beside it that it was still to come."""
ENDS: Final = r"deadline|due|expires?|ends?|until|till|by|valid|must|(?:has|have|needs?) to|runs out|closes"
"""Says of a day named beside it that something lasted up to then, or had to be done by then."""
STANDS: Final = r"will|is|are|s|has|have|wants?|plans?|needs?|should|may|might|can|hopes?|must|be|ll|m|re"
"""A word of a sentence that is not told of the past."""
NOT_ONCE: Final = (
    r"every|each|birthdays?|anniversary|annual(?:ly)?|yearly|monthly|weekly|always|usually|born|since|traditionally"
    r"|used to|did|was|were|had|rather|prefers?"
)
"""A day named beside it comes again, was told of the past, or is only liked."""
