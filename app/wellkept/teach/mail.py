"""What a mail carries besides its own words: replies quoted, headers, attributions, signatures."""

from typing import Final

import regex

from wellkept.teach.words import word_list

QUOTED: Final = "quoted from another message"
HEADER: Final = "a mail header"
SIGNATURE: Final = "a signature"
GREETING: Final = "a greeting"

_LONGEST_GREETING = 60
_NAMES = r"(?:[\s,]+(?:\p{Lu}[\p{L}.'-]*|and|und|et|y|all|there|everyone|team|you)){0,4}"
_GREETING = regex.compile(
    r"(?:(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Liebe[rs]?|Hallo|Guten (?:Tag|Morgen|Abend)|"
    r"Sehr geehrte[rs]?|Chère?s?|Bonjour|Querid[oa]s?|Estimad[oa]s?|Hola|Car[oai]|Ciao|Beste|Geachte)"
    rf"{_NAMES}\s*[,!.:]?"
    r"|(?:(?:Best|Kind|Warm|Many)(?: regards| wishes)|Regards|Best|Cheers|Thanks|Many thanks|Thank you|Yours"
    r"(?: sincerely| faithfully| truly)?|Sincerely(?: yours)?|Love|Viele Grüße|Liebe Grüße|Beste Grüße|"
    r"Mit (?:freundlichen|besten|lieben) Grüßen|LG|Cordialement|Bien à vous|Saludos(?: cordiales)?|Un abrazo|"
    rf"Cari saluti|Cordiali saluti|Met vriendelijke groet(?:en)?|С уважением)\s*[,!.]?{_NAMES}\s*[.!]?"
    r"|Sent from my \p{L}+(?: \p{L}+)?\.?|Von meinem \p{L}+ gesendet\.?)"
)
_LONGEST_ATTRIBUTION = 320
_DATED = regex.compile(r"[\d@]")
_QUOTE = regex.compile(r"[ \t]{0,3}(?:>|&gt;)")
_SIGNATURE = regex.compile(r"--[ \u00a0]?$")
_FIELD_NAMES = (
    "From Sent Date To Cc Bcc Subject Reply-To Von Gesendet Datum An Betreff De Enviado Fecha Para Asunto Envoyé À A "
    "Objet Da Inviato Oggetto Van Verzonden Aan Onderwerp От Отправлено Кому Тема 发件人 发送时间 收件人 主题 差出人 "
    "送信日時 宛先 件名"
)
_HEADER = regex.compile(rf"\*{{0,2}}(?:{'|'.join(word_list(_FIELD_NAMES))})\s*:\*{{0,2}}[ \t]*\S", regex.I)
_ANNOUNCED = (
    r"Original Message|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Original-Nachricht"
    r"|Mensaje original|Message d'origine|Message original|Messaggio originale|Oorspronkelijk bericht"
    r"|Mensagem original|Исходное сообщение|原始邮件|元のメッセージ"
)
_ORIGINAL = regex.compile(
    rf"-{{2,}}\s*(?:{_ANNOUNCED})\s*-{{2,}}$|(?:Begin forwarded message|Anfang der weitergeleiteten Nachricht):$",
    regex.I,
)
_ATTRIBUTION = regex.compile(
    r"(?:On\b.{6,200}\bwrote|Am\b.{6,200}\bschrieb\b.{0,120}|El\b.{6,200}\bescribió|Le\b.{6,200}\ba écrit"
    r"|Il\b.{6,200}\bha scritto|Op\b.{6,200}\bschreef\b.{0,120}|Em\b.{6,200}\bescreveu"
    r"|.{6,200}\bнаписала?(?:\(а\))?|.{4,200}(?:写道|のメール)"
    r"|.{2,120}\bwrote on\b.{4,80}|.{2,120}\bschrieb am\b.{4,80})\s*[:：]$",
    regex.S,
)


def is_greeting(line: str) -> bool:
    """Tell whether a line only greets or takes leave ("Dear Anna,", "Best regards, Ben")."""
    return len(line) < _LONGEST_GREETING and _GREETING.fullmatch(line.strip()) is not None


def is_quote(line: str) -> bool:
    """Tell whether a line is marked as quoted (`> ...`)."""
    return _QUOTE.match(line) is not None


def is_signature(line: str) -> bool:
    """Tell whether a line is the "-- " that a signature stands below."""
    return _SIGNATURE.fullmatch(line) is not None


def is_header(line: str) -> bool:
    """Tell whether a line reads like one field of a mail's header."""
    return len(line) < 400 and _HEADER.match(line.lstrip()) is not None


def begins_original(line: str) -> bool:
    """Tell whether a line announces that another message stands below."""
    return len(line) < 100 and _ORIGINAL.match(line.strip()) is not None


def is_attribution(line: str) -> bool:
    """Tell whether a line (or a few joined) says who wrote what is quoted below."""
    joined = line.strip()
    if len(joined) > _LONGEST_ATTRIBUTION or not joined.endswith((":", "：")):
        return False
    return _DATED.search(joined) is not None and _ATTRIBUTION.fullmatch(joined) is not None
