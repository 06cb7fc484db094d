"""`user:<id>` is a hash; `email:<address>` and `session:<hash of token>` hold a user's id."""

from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID, uuid4

from . import Database, now

LIFETIME = timedelta(days=7)


@dataclass
class User:
    id: UUID
    email: str
    password_hash: str


def session_key(token: str) -> str:
    """Only the hash of a token is kept: who reads the keys cannot sign in with them."""
    return f"session:{sha256(token.encode()).hexdigest()}"


def load_user(db: Database, user_id: str | None) -> User | None:
    found = db.hgetall(f"user:{user_id}") if user_id else None
    return User(UUID(user_id), found["email"], found["password_hash"]) if found else None


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """None: there is already somebody with this address."""
    user = User(uuid4(), email, password_hash)
    kept = {"email": email, "password_hash": password_hash, "created_at": now().isoformat()}
    db.hset(f"user:{user.id}", mapping=kept)
    if not db.set(f"email:{email}", str(user.id), nx=True):
        db.delete(f"user:{user.id}")
        return None
    return user


def find_user(db: Database, email: str) -> User | None:
    return load_user(db, db.get(f"email:{email}"))


def start_session(db: Database, user: User) -> str:
    """The token of a new session."""
    token = token_urlsafe(32)
    db.set(session_key(token), str(user.id), ex=LIFETIME)
    return token


def find_session_user(db: Database, token: str) -> User | None:
    return load_user(db, db.get(session_key(token)))


def end_session(db: Database, token: str) -> None:
    db.delete(session_key(token))
