"""A recovery code says its 16 bytes again, however it is typed, and a slip is noticed."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.errors import CodeMistyped
from wellkept.model.recovery_code import code_of, secret_of

CODE = code_of(bytes(range(16)))
SECRETS = st.binary(min_size=16, max_size=16)


@given(SECRETS)
def test_a_code_says_its_secret_again(secret: bytes) -> None:
    assert secret_of(code_of(secret)) == secret


def test_a_code_is_seven_groups_of_four() -> None:
    assert [len(group) for group in CODE.split("-")] == [4] * 7


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param(CODE.lower(), id="small letters"),
        pytest.param(CODE.replace("-", ""), id="without dashes"),
        pytest.param(f"  {CODE.replace('-', ' ')}\n", id="blanks"),
        pytest.param(CODE.replace("0", "O").replace("1", "l"), id="look-alike letters"),
    ],
)
def test_how_it_is_typed_does_not_matter(typed: str) -> None:
    assert secret_of(typed) == bytes(range(16))


@pytest.mark.parametrize(
    "typed", ["", CODE[:-1], CODE + "A", "U" + CODE[1:], "Ä" + CODE[1:], CODE[:-1] + ("2" if CODE[-1] != "2" else "3")]
)
def test_what_is_no_code_is_refused_and_not_repeated(typed: str) -> None:
    with pytest.raises(CodeMistyped) as refused:
        secret_of(typed)
    assert CODE[2:9] not in str(refused.value)


@given(SECRETS, st.integers(0, 27), st.integers(1, 31))
def test_nearly_every_slip_is_noticed(secret: bytes, place: int, by: int) -> None:
    letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    code = code_of(secret).replace("-", "")
    slip = code[:place] + letters[(letters.index(code[place]) + by) % 32] + code[place + 1 :]
    with suppress(CodeMistyped):
        assert secret_of(slip) != secret  # once in 1,024 times the check fits; then it opens nothing
