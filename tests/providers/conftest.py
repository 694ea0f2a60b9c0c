"""A model service that is there for one test."""

import ssl
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub.recording import Recording
from tests.providers.openrouter_stub.server import Good, Stub


@pytest.fixture
def serve() -> Iterator[Callable[[Good], Stub]]:
    opened: list[Stub] = []

    def start(good: Good) -> Stub:
        opened.append(Stub(good))
        return opened[-1]

    yield start
    for stub in opened:
        stub.close()


@pytest.fixture
def stub(serve: Callable[[Good], Stub]) -> Stub:
    return serve(dialects.openrouter)


@pytest.fixture
def recording() -> Recording:
    return Recording()


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for this computer that signed itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2090, 1, 1, tzinfo=UTC))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.fixture
def tls(certificate: Path) -> ssl.SSLContext:
    """What a server with that certificate needs."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context
