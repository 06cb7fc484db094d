"""`users/<address>` and `sessions/<hash of its token>`."""

from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID, uuid4

from google.api_core.exceptions import AlreadyExists
from google.cloud.firestore import DocumentReference

from . import ONCE, Database, now

LIFETIME = timedelta(days=7)


@dataclass
class User:
    email: str
    password_hash: str
    id: UUID = field(default_factory=uuid4)


def session(db: Database, token: str) -> DocumentReference:
    """Only the hash of a token is kept: who reads the collection cannot sign in with it."""
    return db.document(f"sessions/{sha256(token.encode()).hexdigest()}")


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """None: there is already somebody with this address."""
    user = User(email, password_hash)
    kept = {"id": str(user.id), "password_hash": password_hash, "created_at": now()}
    try:
        db.collection("users").document(email).create(kept, **ONCE)
    except AlreadyExists:
        return None
    return user


def find_user(db: Database, email: str) -> User | None:
    found = db.collection("users").document(email).get(**ONCE).to_dict()
    return User(email, found["password_hash"], UUID(found["id"])) if found else None


def start_session(db: Database, user: User) -> str:
    """The token of a new session. A TTL policy on `expires_at` removes what has expired."""
    token = token_urlsafe(32)
    kept = {"email": user.email, "expires_at": now() + LIFETIME}
    session(db, token).create(kept, **ONCE)
    return token


def find_session_user(db: Database, token: str) -> User | None:
    found = session(db, token).get(**ONCE).to_dict()
    return find_user(db, found["email"]) if found and found["expires_at"] > now() else None


def end_session(db: Database, token: str) -> None:
    session(db, token).delete(**ONCE)
