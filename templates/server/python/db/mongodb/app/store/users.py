from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID, uuid4

from pymongo.errors import DuplicateKeyError

from . import Database, now

LIFETIME = timedelta(days=7)


@dataclass
class User:
    email: str
    password_hash: str
    id: UUID = field(default_factory=uuid4)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """None: there is already somebody with this address."""
    user = User(email, password_hash)
    try:
        db.users.insert_one(
            {"_id": user.id, "email": email, "password_hash": password_hash, "created_at": now()}
        )
    except DuplicateKeyError:
        return None
    return user


def find_user(db: Database, email: str) -> User | None:
    found = db.users.find_one({"email": email})
    return User(found["email"], found["password_hash"], found["_id"]) if found else None


def start_session(db: Database, user: User) -> str:
    """The token of a new session. Only its hash is kept, until MongoDB removes it."""
    token = token_urlsafe(32)
    db.sessions.insert_one(
        {"_id": digest(token), "user_id": user.id, "expires_at": now() + LIFETIME}
    )
    return token


def find_session_user(db: Database, token: str) -> User | None:
    session = db.sessions.find_one({"_id": digest(token), "expires_at": {"$gt": now()}})
    found = session and db.users.find_one({"_id": session["user_id"]})
    return User(found["email"], found["password_hash"], found["_id"]) if found else None


def end_session(db: Database, token: str) -> None:
    db.sessions.delete_one({"_id": digest(token)})
