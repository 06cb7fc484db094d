from datetime import datetime, timedelta
from hashlib import sha256
from secrets import compare_digest, token_urlsafe
from uuid import UUID, uuid4

from sqlalchemy import ForeignKey, String, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from . import Base, Database, Moment, now

LIFETIME = timedelta(days=7)
RESET = timedelta(hours=1)


class User(Base):
    __tablename__ = "users"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    email: Mapped[str] = mapped_column(String(254), unique=True)
    password_hash: Mapped[str] = mapped_column(String(255))
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)
    reset_hash: Mapped[str | None] = mapped_column(String(64))
    reset_expires_at: Mapped[datetime | None] = mapped_column(Moment)


class LoginSession(Base):
    """Only the hash of its token is stored: reading the table is not enough to sign in."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    expires_at: Mapped[datetime] = mapped_column(Moment, index=True)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def create_user(db: Database, email: str, password_hash: str) -> User | None:
    """Returns None if the address already has an account."""
    user = User(email=email, password_hash=password_hash)
    db.add(user)
    try:
        db.commit()
    except IntegrityError:
        db.rollback()
        return None
    return user


def find_user(db: Database, email: str) -> User | None:
    return db.scalar(select(User).where(User.email == email))


def start_session(db: Database, user: User) -> str:
    """Returns the token of a new session; deletes expired sessions."""
    token = token_urlsafe(32)
    db.execute(delete(LoginSession).where(LoginSession.expires_at < now()))
    db.add(LoginSession(token_hash=digest(token), user_id=user.id, expires_at=now() + LIFETIME))
    db.commit()
    return token


def find_session_user(db: Database, token: str) -> User | None:
    query = select(User).join(LoginSession, LoginSession.user_id == User.id)
    return db.scalar(
        query.where(LoginSession.token_hash == digest(token), LoginSession.expires_at > now())
    )


def end_session(db: Database, token: str) -> None:
    db.execute(delete(LoginSession).where(LoginSession.token_hash == digest(token)))
    db.commit()


def start_reset(db: Database, user: User) -> str:
    """Returns the token of a new link, which replaces the previous one. Only its hash is stored."""
    secret = token_urlsafe(32)
    user.reset_hash, user.reset_expires_at = digest(secret), now() + RESET
    db.commit()
    return f"{user.id}.{secret}"


def reset_password(db: Database, user_id: UUID, secret: str, password_hash: str) -> bool:
    """Uses up the link and ends all sessions. Returns False if the link is not valid."""
    query = select(User).where(User.id == user_id, User.reset_expires_at > now())
    user = db.scalar(query.with_for_update())
    if user is None or not compare_digest(user.reset_hash or "", digest(secret)):
        return False
    user.password_hash = password_hash
    user.reset_hash = user.reset_expires_at = None
    db.execute(delete(LoginSession).where(LoginSession.user_id == user_id))
    db.commit()
    return True
