"""How months, weekdays and stretches of time are called, as the fold writes them."""

from typing import Final

_MONTHS = (
    "january januar janner jaenner enero janvier gennaio janeiro januari styczen stycznia январь января ocak يناير",
    "february feb februar febrero fevrier febbraio fevereiro februari luty lutego февраль февраля subat فبراير",
    "march marz maerz marzo mars marco maart marzec marca март марта mart مارس",
    "april apr abril avril aprile kwiecien kwietnia апрель апреля nisan ابريل",
    "may mai mayo maggio maio mei maj maja май мая mayis مايو",
    "june jun juni junio juin giugno junho czerwiec czerwca июнь июня haziran يونيو",
    "july jul juli julio juillet luglio julho lipiec lipca июль июля temmuz يوليو",
    "august aug agosto aout augustus sierpien sierpnia август августа agustos اغسطس",
    "september sept sep septiembre septembre settembre setembro wrzesien wrzesnia сентябрь сентября eylul سبتمبر",
    "october oct oktober octubre octobre ottobre outubro pazdziernik pazdziernika октябрь октября ekim اكتوبر",
    "november nov noviembre novembre novembro listopad listopada ноябрь ноября kasim نوفمبر",
    "december dec dezember dez diciembre decembre dicembre dezembro grudzien grudnia декабрь декабря aralik ديسمبر",
)
AMBIGUOUS: Final = frozenset({"may", "march", "mars", "marco", "mart", "mei", "maja", "nisan", "ocak", "ekim"})
"""Month names that are something else as well: with a capital, in a text, or beside a number."""

MONTHS: Final = {name: number for number, names in enumerate(_MONTHS, 1) for name in names.split()}
"""The number of a month by its name."""

_WEEKDAYS = (
    "monday montag lundi lunes lunedi segunda maandag понедельник",
    "tuesday dienstag mardi martes martedi dinsdag вторник",
    "wednesday mittwoch mercredi miercoles mercoledi woensdag среду",
    "thursday donnerstag jeudi jueves giovedi donderdag четверг",
    "friday freitag vendredi viernes venerdi vrijdag пятницу",
    "saturday samstag sonnabend samedi sabado sabato zaterdag субботу",
    "sunday sonntag dimanche domingo domenica zondag воскресенье",
)
WEEKDAYS: Final = {name: number for number, names in enumerate(_WEEKDAYS) for name in names.split()}
"""The number of a weekday, Monday 0, by its name."""

DAYS_AGO: Final[dict[str, int]] = {
    "today": 0, "tonight": 0, "this morning": 0, "yesterday": 1, "last night": 1, "the day before yesterday": 2,
    "heute": 0, "gestern": 1, "vorgestern": 2, "aujourd hui": 0, "hier soir": 1, "avant hier": 2, "hoy": 0, "ayer": 1,
    "anteayer": 2, "antier": 2, "oggi": 0, "ieri": 1, "hoje": 0, "ontem": 1, "vandaag": 0, "gisteren": 1,
    "сегодня": 0, "вчера": 1, "今 天": 0, "昨 天": 1, "前 天": 2, "今 日": 0, "昨 日": 1, "اليوم": 0, "امس": 1,
}  # fmt: skip
"""Days said in a word, how many days ago they are."""

UNITS: Final = {
    name: unit
    for unit, names in {
        "day": "day days tag tage tagen jour jours dia dias giorno giorni dag dagen день дня днеи 天",
        "week": "week weeks woche wochen semaine semaines semana semanas settimana settimane weken"
        " неделю недели недель неделе 周",
        "month": "month months monat monate monaten mois mes meses mese mesi maand maanden"
        " месяц месяца месяцев месяце 月",
        "year": "year years jahr jahre jahren an ans annee ano anos anno anni jaar год года году лет 年",
    }.items()
    for name in names.split()
}
"""Stretches of time by their names."""

NUMBERS: Final = {
    name: number
    for number, names in enumerate(
        (
            "a an one ein eine einem einer un une una uno um uma een один одну 一",
            "two couple zwei deux dos due dois duas twee два две 两 二",
            "three few drei trois tres tre drie три 三",
            "four vier quatre cuatro quattro quatro четыре 四",
            "five funf cinq cinco cinque vijf пять 五",
            "six sechs seis sei zes шесть 六",
            "seven sieben sept siete sette sete zeven семь 七",
            "eight acht huit ocho otto oito восемь 八",
            "nine neun neuf nueve nove negen девять 九",
            "ten zehn dix diez dieci dez tien десять 十",
        ),
        1,
    )
    for name in names.split()
}
"""Small numbers by their names; a couple is two, a few are three."""

_LAST = """
    last past previous letzte letzten letzter letztes letztem vergangene vergangenen vergangenes vorige voriges
    vorigen derniere dernier passee passe pasada pasado scorsa scorso passada passado vorig afgelopen прошлои
    прошлом прошлую 上 去
"""
LAST: Final = tuple(_LAST.split())
"""Words for the stretch before this one."""
_THIS = """
    this current diese diesen dieser dieses diesem cette ce esta este questa questo deze dit этои этом эту 本 今 这
"""
THIS: Final = tuple(_THIS.split())
"""Words for the stretch that runs now."""
