"""How this person writes numbers and dates."""

from PySide6.QtCore import QLocale


def owner_locale() -> QLocale:
    """Return the system's locale; English where the system has none (Qt calls that "C")."""
    locale = QLocale()
    return QLocale(QLocale.Language.English) if locale.language() == QLocale.Language.C else locale
