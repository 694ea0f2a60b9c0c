"""Words as the word index holds them: by their stems."""

import apsw

WORDS_TOKENIZER = ("porter", "unicode61", "remove_diacritics", "2", "categories", "L* N* Co Mn Mc")
TRIGRAMS_TOKENIZER = ("trigram",)
"""The tokenizers of the two indexes, as the schema names them."""


def stemmed(con: apsw.Connection, word: str) -> str:
    """Return the term that stands for a folded word in the word index; "" if there is none."""
    stem = con.fts5_tokenizer(WORDS_TOKENIZER[0], list(WORDS_TOKENIZER[1:]))
    found = stem(word.encode(), apsw.FTS5_TOKENIZE_QUERY, None, include_offsets=False, include_colocated=False)
    return next((str(term) for term in found), "")
