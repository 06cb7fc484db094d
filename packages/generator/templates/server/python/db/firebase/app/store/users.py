"""`users/<address>` and `sessions/<hash of its token>`."""

from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from secrets import compare_digest, token_urlsafe
from uuid import UUID, uuid4

from google.api_core.exceptions import AlreadyExists, FailedPrecondition
from google.cloud.firestore import DELETE_FIELD, DocumentReference
from google.cloud.firestore_v1.base_query import FieldFilter

from . import ONCE, Database, now

LIFETIME = timedelta(days=7)
RESET = timedelta(hours=1)


@dataclass
class User:
    email: str
    password_hash: str
    id: UUID = field(default_factory=uuid4)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def session(db: Database, token: str) -> DocumentReference:
    """Only the hash of a token is stored: reading the collection is not enough to sign in."""
    return db.document(f"sessions/{digest(token)}")


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """Returns None if the address already has an account."""
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
    """Returns the token of a new session. A TTL policy on `expires_at` removes expired ones."""
    token = token_urlsafe(32)
    kept = {"email": user.email, "expires_at": now() + LIFETIME}
    session(db, token).create(kept, **ONCE)
    return token


def find_session_user(db: Database, token: str) -> User | None:
    found = session(db, token).get(**ONCE).to_dict()
    return find_user(db, found["email"]) if found and found["expires_at"] > now() else None


def end_session(db: Database, token: str) -> None:
    session(db, token).delete(**ONCE)


def start_reset(db: Database, user: User) -> str:
    """Returns the token of a new link, which replaces the previous one. Only its hash is stored."""
    secret = token_urlsafe(32)
    reset = {"reset_hash": digest(secret), "reset_expires_at": now() + RESET}
    db.collection("users").document(user.email).update(reset, **ONCE)
    return f"{user.id}.{secret}"


def reset_password(db: Database, user_id: UUID, secret: str, password_hash: str) -> bool:
    """Uses up the link and ends all sessions. Returns False if the link is not valid."""
    same_id = FieldFilter("id", "==", str(user_id))
    for user in db.collection("users").where(filter=same_id).limit(1).get(**ONCE):
        kept = user.to_dict()
        if "reset_hash" not in kept or kept["reset_expires_at"] <= now():
            return False
        if not compare_digest(kept["reset_hash"], digest(secret)):
            return False
        batch = db.batch()
        batch.update(
            user.reference,
            {
                "password_hash": password_hash,
                "reset_hash": DELETE_FIELD,
                "reset_expires_at": DELETE_FIELD,
            },
            option=db.write_option(last_update_time=user.update_time),
        )
        same_email = FieldFilter("email", "==", user.id)
        for session in db.collection("sessions").where(filter=same_email).get(**ONCE):
            batch.delete(session.reference)
        try:
            batch.commit(**ONCE)
        except FailedPrecondition:
            # It was used in the meantime.
            return False
        return True
    return False
