"""What passwords, keys and numbers of cards and accounts look like."""

from typing import Final

import regex

_C = "[A-Za-z0-9_-]"
_BEGINS = "(?<![A-Za-z0-9])"
"""Not the border of a word: in Chinese, and after a marked letter, a key stands among letters."""
_KEYS = (
    rf"(?:sk|pk|rk)[-_](?:[A-Za-z0-9]+[-_])*{_C}{{16,}}|gh[pousr]_[A-Za-z0-9]{{20,}}|github_pat_[A-Za-z0-9_]{{20,}}",
    rf"glpat-{_C}{{16,}}|npm_[A-Za-z0-9]{{30,}}|pypi-{_C}{{30,}}|dop_v1_[a-f0-9]{{32,}}|SG\.{_C}{{16,}}\.{_C}{{16,}}",
    rf"(?:AKIA|ASIA)[A-Z0-9]{{12,}}|AIza{_C}{{20,}}|xox[abeprs]-{_C}{{10,}}|hf_[A-Za-z0-9]{{20,}}|ya29\.{_C}{{10,}}",
    rf"GOCSPX-{_C}{{20,}}|AGE-SECRET-KEY-1[A-Z0-9]{{30,}}|xprv[A-Za-z0-9]{{60,}}|[0-9]{{8,10}}:{_C}{{35}}(?!{_C})",
    rf"ey[A-Za-z0-9_-]{{10,}}\.ey{_C}{{10,}}(?:\.{_C}*)?|ssh-(?:rsa|ed25519) AAAA[A-Za-z0-9+/=]*",
)
KEYS: Final = regex.compile(rf"{_BEGINS}(?:{'|'.join(_KEYS)})|-----BEGIN [A-Z ]*PRIVATE KEY")
"""Keys that say what they are by how they begin. Sources: the documentation of who issues them."""

_SPACED = (
    r"(?<!\p{L})(?:(?:wi-?fi|wlan)[ -](?:key|code)|pw|"
    r"pass\s?words?|pass\s?wor[dt]|passwort|kennwort|passwd|pwd|passcode|passphrase|"
    r"pin(?:[ -]?code)?|tan|contraseña|"
    r"mot de passe|senha|wachtwoord|hasło|пароль|비밀번호|كلمة (?:السر|المرور)|api[ _-]?key|"
    r"(?:aws[ _-]?)?secret(?:[ _-]?(?:access[ _-]?)?key)?|access[ _-]?token|auth[ _-]?token|token|cvv|cvc|"
    r"recovery (?:code|phrase)|seed phrase)"
)
_UNSPACED = r"密码|密碼|口令|密钥|パスワード|暗証番号"
_PHRASED = r"(?:passphrase|recovery (?:code|phrase)|seed phrase)s?"
_IS = r"(?:[:=：＝]|->|→)"
PHRASE: Final = regex.compile(rf"(?<!\p{{L}}){_PHRASED}\s*(?:{_IS}|is\b)\s*(?P<value>\S[^\r\n]{{2,400}})", regex.I)
"""Several words that are one secret: to the end of the line."""
GIVEN: Final = regex.compile(
    rf"(?:{_SPACED}[\"'*_`]*\s*{_IS}|(?:{_UNSPACED})\s*(?:{_IS}|是|为|為|は))[*_`]*\s*"
    r"(?P<value>\"[^\"\r\n]{3,200}\"|'[^'\r\n]{3,200}'|[!-~]{3,}|\S{3,})",
    regex.I,
)
TOLD: Final = regex.compile(
    rf"(?:{_SPACED}(?!\p{{L}})|{_UNSPACED})\s+(?:(?:\p{{L}}+\s+){{0,4}}?(?:is|was|lautet|ist|es|est|è|é)\s+)?"
    r"[\"'„“«]?(?P<value>[^\s\"'”“»]{4,})",
    regex.I,
)
IN_ADDRESS: Final = regex.compile(r"\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@]{1,100}:(?P<value>[^\s/@]{3,200})@", regex.I)
BEARER: Final = regex.compile(r"\bBearer\s+(?P<value>[A-Za-z0-9._~+/-]{16,}=*)")
TOKEN: Final = regex.compile(r"(?<![A-Za-z0-9_/.@-])[A-Za-z0-9+_-]{24,}={0,2}(?![A-Za-z0-9_/.@])")
IBAN: Final = regex.compile(
    rf"{_BEGINS}[A-Z]{{2}}[0-9]{{2}}(?:\s?[A-Z0-9]{{4}}){{2,7}}(?:\s?[A-Z0-9]{{1,3}})?(?![A-Za-z0-9])"
)
CARD: Final = regex.compile(r"(?<![\d+])[2-6]\d{3}(?:[ \u00a0\u202f.-]?\d){9,15}(?!\d)")

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
