"""Words of which every memory that can age has at least one, as the fold writes them: what the word index is asked for.

They only choose whom `ageing.judge` looks at. English words stand for all of one stem; of German ones each form stands.
"""

from typing import Final

from wellkept.model.fold import fold
from wellkept.recall.date_words import AMBIGUOUS, MONTHS
from wellkept.recall.dates import day_of
from wellkept.teach.relative_days import NEXT, TO_COME
from wellkept.teach.words import word_list

_YEARS_BACK = 6
"""How long ago a plan may lie whose year is named: after that it is history."""

LIFE: Final = word_list(
    "old jahrige jahriger jahrigen jahriges alt pregnant recover ill sick injured expecting leave antibiotics"
    " medication tablets pills painkillers mg cold flu fever cough infection sprain fracture broken sprained torn"
    " twisted sore swollen weigh weight studying studies student apprentice trainee intern pupil school college"
    " university kindergarten nursery preschool classes lessons course grade semester form works working job employer"
    " boss manager salary unemployed employed retired runs owns shop business company studio store restaurant cafe farm"
    " lives living resides rents renting home flat apartment house address based married single dating engaged"
    " divorced separated relationship seeing girlfriend boyfriend fiance fiancee partner pays costs charges rent fee"
    " price tariff subscription membership subscribe season",
    "accountant architect assistant baker builder carpenter cashier chef coach consultant cook dentist designer"
    " developer director doctor driver economist editor electrician engineer farmer freelancer gardener hairdresser"
    " journalist lawyer lecturer librarian mechanic midwife musician nurse painter pastor pharmacist photographer"
    " physicist pilot plumber policeman policewoman postman president professor programmer researcher salesman"
    " scientist secretary worker tailor teacher therapist translator vet waiter waitress writer",
    "erhole nehme habe wiege promoviere mache besuche gehe jobbe verdiene leite fuhre betreibe zahle bezahle nutze"
    " schwanger krank krankgeschrieben verletzt erkaltet elternzeit erholt nimmt grippe erkaltung fieber husten corona"
    " gebrochene gebrochenen gebrochenes wiegt studiert studiere promoviert ausbildung lehre abitur praktikum kurs"
    " weiterbildung fuhrerschein besucht geht ist bin arbeitet arbeite jobbt verdient leitet fuhrt betreibt wohnt wohne"
    " lebt lebe wohnung haus verheiratet freund freundin kostet zahlt bezahlt miete beitrag abo abonnement"
    " mitgliedschaft tarif monatskarte jahreskarte",
)
"""How somebody lives: work, home, school, people, health, money."""

TIME: Final = word_list(
    "plans planning intends hopes going about hoping thinking looking trying building writing renovating preparing"
    " training learning reading organizing organising rehearsing developing designing researching restoring considering"
    " working searching saving waiting shopping soon upcoming coming currently moment these now present nowadays"
    " presently tonight weekend in",
    "plane freue hoffe lerne lese schreibe baue mache spiele suche spare warte renoviere trainiere bereite study"
    " plant vor beabsichtigt freut hofft arbeitet renoviert lernt trainiert bereitet liest schreibt baut macht spielt"
    " sucht spart wartet bald demnachst derzeit zurzeit zeit momentan aktuell gegenwartig augenblick vorerst weiteres"
    " wochenende dans",
    *sorted(" ".join(map(fold, (*NEXT, *TO_COME))).split()),
)
"""What is under way or to come."""


def dates(now: int) -> tuple[str, ...]:
    """Return the names of all months, and the years in which a plan may have passed; `now` in ms since 1970 UTC."""
    year = day_of(now).year
    years = tuple(str(one) for one in range(year - _YEARS_BACK, year + 1))
    return (*sorted(set(MONTHS) | AMBIGUOUS), *years)
