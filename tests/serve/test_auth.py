"""Where the token of a request is looked for."""

import pytest

from wellkept.serve.auth import token_of

Heads = list[tuple[bytes, bytes]]


@pytest.mark.parametrize(
    ("heads", "token"),
    [
        pytest.param([], "", id="nothing"),
        pytest.param([(b"authorization", b"Bearer wk_1")], "wk_1", id="bearer"),
        pytest.param([(b"authorization", b"bearer   wk_1 ")], "wk_1", id="case and blanks do not matter"),
        pytest.param([(b"authorization", b"Basic d2s6MQ==")], "", id="another scheme"),
        pytest.param([(b"authorization", b"wk_1")], "", id="no scheme"),
        pytest.param([(b"cookie", b"wellkept_token=wk_1")], "wk_1", id="cookie"),
        pytest.param([(b"cookie", b"a=b; wellkept_token=wk_1; c=d")], "wk_1", id="among other cookies"),
        pytest.param([(b"cookie", b"a=b"), (b"cookie", b"wellkept_token=wk_1")], "wk_1", id="in a second head"),
        pytest.param([(b"cookie", b"not_wellkept_token=wk_1")], "", id="another name"),
        pytest.param(
            [(b"cookie", b"wellkept_token=wk_1"), (b"authorization", b"Bearer wk_2")], "wk_2", id="bearer comes first"
        ),
        pytest.param(
            [(b"authorization", b"Basic x"), (b"cookie", b"wellkept_token=wk_1")], "", id="one that is wrong counts"
        ),
        pytest.param([(b"authorization", b"Bearer \xff")], "ÿ", id="any byte"),
    ],
)
def test_the_token_of_a_request(heads: Heads, token: str) -> None:
    assert token_of(heads) == token
