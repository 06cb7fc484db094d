from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from secrets import compare_digest, token_urlsafe
from uuid import UUID, uuid4

from pymongo.errors import DuplicateKeyError

from . import Database, now

LIFETIME = timedelta(days=7)
RESET = timedelta(hours=1)


@dataclass
class User:
    email: str
    password_hash: str
    id: UUID = field(default_factory=uuid4)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """Returns None if the address already has an account."""
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
    """Returns the token of a new session. MongoDB removes its hash when it expires."""
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


def start_reset(db: Database, user: User) -> str:
    """Returns the token of a new link, which replaces the previous one. Only its hash is stored."""
    secret = token_urlsafe(32)
    reset = {"reset_hash": digest(secret), "reset_expires_at": now() + RESET}
    db.users.update_one({"_id": user.id}, {"$set": reset})
    return f"{user.id}.{secret}"


def reset_password(db: Database, user_id: UUID, secret: str, password_hash: str) -> bool:
    """Uses up the link and ends all sessions. Returns False if the link is not valid."""
    found = db.users.find_one({"_id": user_id, "reset_expires_at": {"$gt": now()}})
    if found is None or not compare_digest(found["reset_hash"], digest(secret)):
        return False
    # It may have been used in the meantime.
    changed = db.users.update_one(
        {"_id": user_id, "reset_hash": found["reset_hash"]},
        {
            "$set": {"password_hash": password_hash},
            "$unset": {"reset_hash": "", "reset_expires_at": ""},
        },
    )
    if changed.modified_count == 0:
        return False
    db.sessions.delete_many({"user_id": user_id})
    return True
