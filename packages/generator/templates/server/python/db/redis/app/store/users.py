"""`user:<id>` is a hash; `email:<address>` and `session:<hash of token>` hold a user's id.

`sessions:<id>` is the set of the keys of a user's sessions.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from secrets import compare_digest, token_urlsafe
from uuid import UUID, uuid4

from redis.client import Pipeline

from . import Database, now

LIFETIME = timedelta(days=7)
RESET = timedelta(hours=1)


@dataclass
class User:
    id: UUID
    email: str
    password_hash: str


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def session_key(token: str) -> str:
    """Only the hash of a token is stored: reading the keys is not enough to sign in."""
    return f"session:{digest(token)}"


def load_user(db: Database, user_id: str | None) -> User | None:
    found = db.hgetall(f"user:{user_id}") if user_id else None
    return User(UUID(user_id), found["email"], found["password_hash"]) if found else None


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """Returns None if the address already has an account."""
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
    """Returns the token of a new session."""
    token = token_urlsafe(32)
    with db.pipeline() as pipe:
        pipe.set(session_key(token), str(user.id), ex=LIFETIME)
        pipe.sadd(f"sessions:{user.id}", session_key(token))
        pipe.expire(f"sessions:{user.id}", LIFETIME)
        pipe.execute()
    return token


def find_session_user(db: Database, token: str) -> User | None:
    return load_user(db, db.get(session_key(token)))


def end_session(db: Database, token: str) -> None:
    db.delete(session_key(token))


def start_reset(db: Database, user: User) -> str:
    """Returns the token of a new link, which replaces the previous one. Only its hash is stored."""
    secret = token_urlsafe(32)
    reset = {"reset_hash": digest(secret), "reset_expires_at": (now() + RESET).isoformat()}
    db.hset(f"user:{user.id}", mapping=reset)
    return f"{user.id}.{secret}"


def is_valid(found: dict[str, str], secret: str) -> bool:
    return (
        "reset_hash" in found
        and datetime.fromisoformat(found["reset_expires_at"]) > now()
        and compare_digest(found["reset_hash"], digest(secret))
    )


def reset_password(db: Database, user_id: UUID, secret: str, password_hash: str) -> bool:
    """Uses up the link and ends all sessions. Returns False if the link is not valid."""
    key, sessions = f"user:{user_id}", f"sessions:{user_id}"

    def apply(pipe: Pipeline) -> bool:
        found, open_sessions = pipe.hgetall(key), pipe.smembers(sessions)
        pipe.multi()
        if not is_valid(found, secret):
            return False
        pipe.hset(key, "password_hash", password_hash)
        pipe.hdel(key, "reset_hash", "reset_expires_at")
        pipe.delete(sessions, *open_sessions)
        return True

    # Starts again if the user is changed in the meantime: a link works once.
    return db.transaction(apply, key, sessions, value_from_callable=True)
