"""What the formats of openapi.json mean, for schemathesis: clean words, names, whom a memory is about."""

import schemathesis
from hypothesis import strategies as st

_CHARS = st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters="*")
_WORD = st.text(_CHARS, min_size=1, max_size=12)
_NAME = st.lists(_WORD, min_size=1, max_size=4).map(" ".join)
_SENTENCE = st.lists(_WORD, min_size=1, max_size=20).map(" ".join)
_SOURCE = st.sampled_from(["", "muse", "email:42", "file:notes", "browser"])
_ABOUT = st.one_of(
    st.sampled_from(["owner", "everyone"]),
    st.builds("{}:{}".format, st.sampled_from(["person", "agent", "thread"]), _NAME),
)
_KINDS = st.sampled_from(["", "fact", "episode", "preference", "relationship", "document", "insight", "Habits"])

schemathesis.openapi.format("kind", _KINDS)
schemathesis.openapi.format("name", _NAME)
schemathesis.openapi.format("name-or-nothing", st.one_of(st.just(""), _NAME))
schemathesis.openapi.format("sentence", _SENTENCE)
schemathesis.openapi.format("source", _SOURCE)
schemathesis.openapi.format("about", _ABOUT)
