"""Words that look like a password, a key or a card number."""

from typing import Final

import regex

HELD_BACK: Final = "looks like a password or key: held back"

_KEYS = regex.compile(
    r"\b(?:sk|pk|rk)[-_](?:[A-Za-z]+[-_])*[A-Za-z0-9_-]{16,}|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}"
    r"|\bglpat-[\w-]{16,}"
    r"|\bAKIA[A-Z0-9]{12,}|\bAIza[\w-]{20,}|\bxox[abeprs]-[\w-]{10,}|\bhf_[A-Za-z0-9]{20,}"
    r"|\bey[A-Za-z0-9_-]{10,}\.ey[\w-]{10,}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY|\bssh-(?:rsa|ed25519) AAAA|\bya29\.[\w-]{10,}"
)
_NAMED = (
    r"(?:(?:wi-?fi|wlan)[ -](?:key|code)|pw|"
    r"pass\s?words?|pass\s?wor[dt]|passwort|kennwort|passwd|pwd|passcode|passphrase|"
    r"pin(?:[ -]?code)?|tan|contraseña|"
    r"mot de passe|senha|wachtwoord|hasło|пароль|密码|密碼|パスワード|비밀번호|كلمة (?:السر|المرور)|api[ _-]?key|"
    r"secret(?:[ _-]?key)?|access[ _-]?token|auth[ _-]?token|token|cvv|cvc|recovery (?:code|phrase)|seed phrase)"
)
_GIVEN = regex.compile(rf"(?<!\p{{L}}){_NAMED}\s*(?:[:=：]|->|→)\s*(?:\"|')?\S{{3,}}", regex.I)
_WORD = r"[\"'„“«]?(?P<word>[^\s\"'”“»]{4,})"
_TOLD = regex.compile(
    rf"(?<!\p{{L}}){_NAMED}(?!\p{{L}})\s+(?:(?:\p{{L}}+\s+){{0,4}}?(?:is|was|lautet|ist|es|est|è|é)\s+)?{_WORD}",
    regex.I,
)
_TOKEN = regex.compile(r"(?<![\w/.@-])[A-Za-z0-9+_-]{24,}={0,2}(?![\w/.@])")
_IBAN = regex.compile(r"\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b")
_CARD = regex.compile(r"(?<![\d+])[2-6]\d{3}(?:[ -]?\d){9,15}(?!\d)")


def holds_secret(text: str) -> bool:
    """Tell whether a text seems to hold a password, an access key or a payment card number."""
    if _KEYS.search(text) or _GIVEN.search(text):
        return True
    if any(_is_random(found["word"].rstrip(".,;!?")) for found in _TOLD.finditer(text)):
        return True
    if any(_is_random(found.group()) and _has_all_classes(found.group()) for found in _TOKEN.finditer(text)):
        return True
    return any(_passes_luhn(found.group()) for found in _CARD.finditer(_IBAN.sub(" ", text)))


def _is_random(word: str) -> bool:
    """A password that stands in a sentence: letters with digits or signs among them, or digits alone."""
    digits = sum(letter.isdigit() for letter in word)
    signs = sum(not letter.isalnum() and letter not in "'’-." for letter in word)
    letters = sum(letter.isalpha() for letter in word)
    return bool((digits and letters) or (signs and letters and (digits or signs > 1)) or digits >= 4)


def _has_all_classes(word: str) -> bool:
    return any(map(str.islower, word)) and any(map(str.isupper, word)) and any(map(str.isdigit, word))


def _passes_luhn(number: str) -> bool:
    """The check digit of payment cards. Source: ISO/IEC 7812-1, annex B."""
    digits = [int(digit) for digit in reversed(number) if digit.isdigit()]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[1::2])
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0
