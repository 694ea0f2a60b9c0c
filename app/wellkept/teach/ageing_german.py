"""What ages, as German says it: patterns over the folded text (no dots over vowels, ss), a blank at either end."""

from typing import Final

from wellkept.teach.ageing_reasons import Reason
from wellkept.teach.words import word_list


def _any(words: str) -> str:
    """Return a pattern for any of some words, with `_` for a blank within one."""
    return "|".join(word_list(words)).replace("_", " ")


_N = r"(?:\d{1,3}|ein|eine|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)"
_IS = r"(?:ist|sind|bin) (?:(?:jetzt|nun|noch|auch|gerade|derzeit|wieder|frisch|glucklich|immer|nicht|beide) ){0,3}"
_FEW = r"(?:\w+ ){0,3}"
_TRADE = "|".join(
    f"{one}(?:in)?"
    for one in word_list(
        "lehrer ingenieur arzt architekt backer koch bauer buchhalter entwickler programmierer designer elektriker"
        " fahrer gartner erzieher pfleger krankenpfleger journalist kellner mechaniker musiker physiker pilot professor"
        " richter schreiner tischler verkaufer berater wissenschaftler bibliothekar apotheker friseur makler polizist"
        " anwalt rechtsanwalt zahnarzt tierarzt sekretar grafiker fotograf geschaftsfuhrer rentner"
    )
)
_WOMEN = "arztin rechtsanwaltin anwaltin zahnarztin tierarztin kochin bauerin krankenschwester hebamme"
_SCHOOL = f"(?:{_any('schule grundschule gymnasium realschule kindergarten kita klasse hochschule uni universitat')})"
_COURSE = f"(?:{_any('ausbildung lehre abitur praktikum kurs weiterbildung fuhrerschein')})"
_LEARNER = "student(?:in)?|schuler(?:in)?|azubi|auszubildende[rn]?|lehrling|praktikant(?:in)?"
_OWN = "(?:ein|eine|einen|ihr|ihre|ihren|sein|seine|seinen|mein|meine|meinen)"
_WORKPLACE = f"(?:{_any('laden geschaft firma studio restaurant cafe unternehmen praxis')})"

_BY_REASON: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.AGE: (
        rf"(?:ist|sind|bin) {_FEW}{_N} (?:jahre?|monate?|wochen?) alt",
        r"(?:ist|hat|haben) (?:\w+ ){0,4}\d{1,3} jahrige[nrsm]?",
    ),
    Reason.HEALTH: (
        rf"{_IS}(?:schwanger|krank|krankgeschrieben|verletzt|erkaltet|in elternzeit)|erholt sich|erhole mich",
        r"(?:nimmt|nehme) (?:\w+ ){0,4}(?:antibiotika|medikamente|tabletten|schmerzmittel|mg)",
        rf"(?:hat|habe) {_FEW}(?:grippe|erkaltung|fieber|husten|corona|gebrochene[ns]? \w+)",
        r"(?:wiegt|wiege) (?:\w+ )?\d+",
    ),
    Reason.STUDY: (
        r"studiert|studiere|promoviert|promoviere",
        rf"(?:macht|mache) {_FEW}{_COURSE}|(?:besucht|besuche) {_FEW}\w*kurs",
        rf"(?:besucht|besuche|geht|gehe) (?:\w+ ){{0,4}}{_SCHOOL}",
        rf"(?:ist|bin) (?:\w+ ){{0,2}}(?:{_LEARNER})",
    ),
    Reason.WORK: (
        rf"(?:arbeitet|arbeite|jobbt|jobbe) {_FEW}(?:als|bei|beim|fur|in|im)(?! (?:ruhe|garten|stille|frieden))",
        rf"{_IS}(?:von beruf )?(?:{_TRADE}|{_any(_WOMEN)})",
        r"(?:beruf|job|arbeitgeber|chef|chefin|gehalt) ist|(?:verdient|verdiene) (?:\w+ ){0,3}\d+",
        r"(?:ist|bin) (?:\w+ )?(?:arbeitslos|selbststandig|angestellt|berentet)",
        rf"(?:leitet|leite|fuhrt|fuhre|betreibt|betreibe) {_OWN} (?:\w+ ){{0,2}}{_WORKPLACE}",
    ),
    Reason.HOME: (
        rf"(?:wohnt|wohne|lebt|lebe) {_FEW}(?:in|im|bei|am|auf|mit|allein|zusammen|zur)"
        r"(?! (?:frieden|angst|hoffnung|augenblick))",
        r"(?:wohnung|adresse|haus) (?:ist|liegt) (?:in|im|am)",
    ),
    Reason.MARRIED: (rf"(?:ist|sind|bin) {_FEW}verheiratet",),
    Reason.PARTNER: (
        rf"{_IS}(?:{_any('single verlobt geschieden getrennt liiert alleinstehend in_einer_beziehung')})",
        r"(?:hat|habe) (?:eine|einen) (?:neue|neuen|feste|festen) (?:freund|freundin)",
    ),
    Reason.PRICE: (
        r"(?:kostet|zahlt|zahle|bezahlt|bezahle) (?:\w+ ){0,6}(?:\d+|im monat|pro|monatlich|jahrlich)",
        rf"(?:miete|beitrag|abo|abonnement|mitgliedschaft|tarif) {_FEW}(?:kostet|betragt|liegt|ist)",
        rf"(?:hat|habe|nutzt|nutze) {_FEW}(?:\w*abo|abonnement|mitgliedschaft|monatskarte|jahreskarte)",
    ),
    Reason.INTENT: (
        r"plant|plane|beabsichtigt zu|freut sich auf|freue mich auf|hofft|hoffe",
        r"(?:hat|habe) (?:\w+ ){0,8}vor(?= (?:$|und |aber |zu ))",
    ),
    Reason.PROJECT: (
        rf"(?:arbeitet|arbeite) {_FEW}(?:an|am)|renoviert|renoviere|lernt|lerne|(?:wartet|warte) auf",
        r"(?:trainiert|trainiere) fur|(?:bereitet|bereite) (?:\w+ ){0,6}vor",
        r"(?:liest|lese|schreibt|schreibe|baut|baue|macht|mache|spielt|spiele) (?:\w+ ){0,2}(?:gerade|derzeit|zurzeit)",
        r"(?:sucht|suche) (?:\w+ ){0,4}(?:job|wohnung|stelle|arbeit|haus|arzt)",
        r"(?:spart|spare) (?:\w+ ){0,2}(?:fur|auf)",
    ),
    Reason.SOON: (r"bald|demnachst",),
    Reason.NOW: (
        _any("derzeit zurzeit momentan im_moment aktuell gegenwartig im_augenblick vorerst bis_auf_weiteres"),
        r"zur zeit(?! (?:der|des|nach|von|als))",
    ),
}

PATTERNS: Final = tuple((reason, one) for reason, patterns in _BY_REASON.items() for one in patterns)
"""By reason; the first that fits counts."""
ANIMALS: Final = _any("hund hunde hundin katze katzen kater welpe welpen pony pferd papagei hase hamster haustier")
COMES: Final = (
    r"will|mochte|wird|werden|werde|plant|plane|ist (?:am|im|ab)|findet|beginnt|fahrt|fahre|fliegt|fliege|reist|reise"
    r"|zieht|ziehe|ziehen|kommt|heiratet|heirate|besucht|besuche|startet"
    r"|(?:hat|habe) (?:\w+ ){0,8}(?:termin|prufung|flug|vorstellungsgesprach|operation|urlaub|vor)"
)
"""Says of a day named beside it that it was still to come."""
ENDS: Final = r"frist|bis|endet|lauft|gultig|muss|fallig|abgabe"
"""Says of a day named beside it that something lasted up to then, or had to be done by then."""
STANDS: Final = (
    r"wird|werden|will|ist|sind|hat|haben|mochte|plant|kann|muss|soll|darf|lernt|sucht|zieht|kommt|fahrt"
    r"|bin|habe|werde|plane|lerne|suche|ziehen"
)
"""A word of a sentence that is not told of the past."""
NOT_ONCE: Final = (
    r"jede[rnsm]?|immer|geburtstag|jahrlich|monatlich|wochentlich|jubilaum|geboren|seit|meistens|traditionell"
    r"|war|waren|hatte|hatten|wurde|wurden|lieber"
)
"""A day named beside it comes again, was told of the past, or is only liked."""
