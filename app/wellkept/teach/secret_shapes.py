"""What passwords, keys and numbers of cards and accounts look like."""

from typing import Final

import regex

KEYS: Final = regex.compile(
    r"\b(?:sk|pk|rk)[-_](?:[A-Za-z0-9]+[-_])*[A-Za-z0-9_-]{16,}|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}"
    r"|\bglpat-[\w-]{16,}|\bnpm_[A-Za-z0-9]{30,}|\bpypi-[\w-]{30,}|\bdop_v1_[a-f0-9]{32,}|\bSG\.[\w-]{16,}\.[\w-]{16,}"
    r"|\b(?:AKIA|ASIA)[A-Z0-9]{12,}|\bAIza[\w-]{20,}|\bxox[abeprs]-[\w-]{10,}|\bhf_[A-Za-z0-9]{20,}"
    r"|\bGOCSPX-[\w-]{20,}|\bAGE-SECRET-KEY-1[A-Z0-9]{30,}|\bxprv[A-Za-z0-9]{60,}|\b\d{8,10}:[A-Za-z0-9_-]{35}\b"
    r"|\bey[A-Za-z0-9_-]{10,}\.ey[\w-]{10,}(?:\.[\w-]*)?"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY|\bssh-(?:rsa|ed25519) AAAA[\w+/=]*|\bya29\.[\w-]{10,}"
)
"""Keys that say what they are by how they begin. Sources: the documentation of who issues them."""

_NAMED = (
    r"(?:(?:wi-?fi|wlan)[ -](?:key|code)|pw|"
    r"pass\s?words?|pass\s?wor[dt]|passwort|kennwort|passwd|pwd|passcode|passphrase|"
    r"pin(?:[ -]?code)?|tan|contraseña|"
    r"mot de passe|senha|wachtwoord|hasło|пароль|密码|密碼|パスワード|비밀번호|كلمة (?:السر|المرور)|api[ _-]?key|"
    r"(?:aws[ _-]?)?secret(?:[ _-]?(?:access[ _-]?)?key)?|access[ _-]?token|auth[ _-]?token|token|cvv|cvc|"
    r"recovery (?:code|phrase)|seed phrase)"
)
_PHRASED = r"(?:passphrase|recovery (?:code|phrase)|seed phrase)s?"
PHRASE: Final = regex.compile(
    rf"(?<!\p{{L}}){_PHRASED}\s*(?:[:=：]|->|→|is\b)\s*(?P<value>\S[^\r\n]{{2,400}})", regex.I
)
"""Several words that are one secret: to the end of the line."""
GIVEN: Final = regex.compile(
    rf"(?<!\p{{L}}){_NAMED}[\"']?\s*(?:[:=：]|->|→)\s*(?P<value>\"[^\"\r\n]{{3,200}}\"|'[^'\r\n]{{3,200}}'|\S{{3,}})",
    regex.I,
)
TOLD: Final = regex.compile(
    rf"(?<!\p{{L}}){_NAMED}(?!\p{{L}})\s+(?:(?:\p{{L}}+\s+){{0,4}}?(?:is|was|lautet|ist|es|est|è|é)\s+)?"
    r"[\"'„“«]?(?P<value>[^\s\"'”“»]{4,})",
    regex.I,
)
IN_ADDRESS: Final = regex.compile(r"\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@]{1,100}:(?P<value>[^\s/@]{3,200})@", regex.I)
BEARER: Final = regex.compile(r"\bBearer\s+(?P<value>[\w.~+/-]{16,}=*)")
TOKEN: Final = regex.compile(r"(?<![\w/.@-])[A-Za-z0-9+_-]{24,}={0,2}(?![\w/.@])")
IBAN: Final = regex.compile(r"\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b")
CARD: Final = regex.compile(r"(?<![\d+])[2-6]\d{3}(?:[ -]?\d){9,15}(?!\d)")

KEY_BLOCK_BEGUN: Final = regex.compile(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----")
KEY_BLOCK_ENDED: Final = regex.compile(r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----")


def is_random(word: str) -> bool:
    """Tell whether a word in a sentence may be a password: letters with digits or signs, or digits alone."""
    digits = sum(letter.isdigit() for letter in word)
    signs = sum(not letter.isalnum() and letter not in "'’-." for letter in word)
    letters = sum(letter.isalpha() for letter in word)
    return bool((digits and letters) or (signs and letters and (digits or signs > 1)) or digits >= 4)


def has_all_classes(word: str) -> bool:
    """Tell whether small letters, capitals and digits are all in a word."""
    return any(map(str.islower, word)) and any(map(str.isupper, word)) and any(map(str.isdigit, word))


def passes_luhn(number: str) -> bool:
    """Check the last digit of a payment card. Source: ISO/IEC 7812-1, annex B."""
    digits = [int(digit) for digit in reversed(number) if digit.isdigit()]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[1::2])
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def passes_mod_97(account: str) -> bool:
    """Check the two digits of an account number. Source: ISO 13616-1 (IBAN), ISO/IEC 7064 MOD 97-10."""
    plain = "".join(account.split())
    return int("".join(str(int(char, 36)) for char in plain[4:] + plain[:4])) % 97 == 1
