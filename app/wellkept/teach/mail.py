"""What a mail carries besides its own words: replies quoted, headers, attributions, signatures."""

from typing import Final

import regex

QUOTED: Final = "quoted from another message"
HEADER: Final = "a mail header"
SIGNATURE: Final = "a signature"

_QUOTE = regex.compile(r"[ \t]{0,3}(?:>|&gt;)")
_SIGNATURE = regex.compile(r"--[ \u00a0]?$")
_HEADER = regex.compile(
    r"\*{0,2}(From|Sent|Date|To|Cc|Bcc|Subject|Reply-To|Von|Gesendet|Datum|An|Betreff|De|Enviado(?: el)?|Fecha|Para|Asunto|"
    r"Envoyé|À|A|Objet|Da|Inviato|Oggetto|Van|Verzonden|Aan|Onderwerp|От|Отправлено|Кому|Тема|发件人|发送时间|收件人|主题|"
    r"差出人|送信日時|宛先|件名)\s*:\*{0,2}[ \t]*\S",
    regex.I,
)
_ORIGINAL = regex.compile(
    r"-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Original-Nachricht|"
    r"Mensaje original|Message d'origine|Message original|Messaggio originale|Oorspronkelijk bericht|Mensagem original|"
    r"Исходное сообщение|原始邮件|元のメッセージ)\s*-{2,}$|Begin forwarded message:$|Anfang der weitergeleiteten Nachricht:$",
    regex.I,
)
_ATTRIBUTION = regex.compile(
    r"(?:On\b.{6,200}\bwrote|Am\b.{6,200}\bschrieb\b.{0,120}|El\b.{6,200}\bescribió|Le\b.{6,200}\ba écrit|"
    r"Il\b.{6,200}\bha scritto|Op\b.{6,200}\bschreef\b.{0,120}|Em\b.{6,200}\bescreveu|.{6,200}\bнаписала?(?:\(а\))?|"
    r".{4,200}(?:写道|のメール)|.{2,120}\bwrote on\b.{4,80}|.{2,120}\bschrieb am\b.{4,80})\s*[:：]$",
    regex.S,
)


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
    return len(joined) < 320 and any(mark.isdigit() or mark == "@" for mark in joined) and bool(
        _ATTRIBUTION.fullmatch(joined)
    )
