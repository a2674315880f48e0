"""Certificates for a cluster: our own authority, and a certificate and key for each of scheduler, worker and bot."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

ROLES = ("scheduler", "worker", "bot")
AUTHORITY = "authority"
LIFE = timedelta(days=3650)


class BadCertificateError(OSError):
    """A certificate file that cannot be used; the text names it."""


def certificate_of(folder: Path, role: str) -> Path:
    """The path of the certificate of a role, or of the authority."""
    return folder / f"{role}.pem"


def key_of(folder: Path, role: str) -> Path:
    """The path of the private key of a role."""
    return folder / f"{role}.key"


def check_certificate(folder: Path, role: str) -> None:
    """Raises BadCertificateError if a role's certificate was not issued by the authority in the same folder."""
    authority, own = (_read(certificate_of(folder, each)) for each in (AUTHORITY, role))
    try:
        own.verify_directly_issued_by(authority)
    except (ValueError, InvalidSignature) as error:
        files = f"{certificate_of(folder, role)} and {certificate_of(folder, AUTHORITY)}"
        raise BadCertificateError(f"{files} were not made by the same `certificates` command") from error


def _read(path: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificate(path.read_bytes())
    except ValueError as error:
        raise BadCertificateError(f"{path} is no certificate") from error


def make_certificates(folder: Path) -> None:
    """Writes `authority.pem` and for each role a `.pem` and a `.key`, readable by their owner alone.

    The authority's own key is not kept: another certificate needs a new set of all. Raises FileExistsError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    signer = ec.generate_private_key(ec.SECP256R1())
    issuer = _name(AUTHORITY)
    authority = _builder(issuer, issuer, signer.public_key()).add_extension(
        x509.BasicConstraints(ca=True, path_length=0), critical=True
    )
    _write(certificate_of(folder, AUTHORITY), _pem(authority.sign(signer, hashes.SHA256())))
    for role in ROLES:
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = _builder(_name(role), issuer, key.public_key()).sign(signer, hashes.SHA256())
        _write(certificate_of(folder, role), _pem(certificate))
        _write(key_of(folder, role), _private(key))


def _name(role: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"qibot {role}")])


def _builder(subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))  # clocks differ
        .not_valid_after(now + LIFE)
    )


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    plain = serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)


def _write(path: Path, data: bytes) -> None:
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
