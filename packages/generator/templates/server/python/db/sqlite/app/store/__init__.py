"""The connection to the database."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from sqlalchemy import DateTime, TypeDecorator, create_engine, event, text
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.orm import DeclarativeBase, Session

from ..config import settings

UNREACHABLE = (InterfaceError, OperationalError)

if settings.production and not settings.database_url:
    raise SystemExit("DATABASE_URL is not set, and in production there is no default.")

file = Path((settings.database_url or "sqlite:data/app.db").removeprefix("sqlite:"))
with suppress(OSError):
    file.parent.mkdir(parents=True, exist_ok=True)
engine = create_engine(f"sqlite:///{file}")


@event.listens_for(engine, "connect")
def prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("pragma foreign_keys = on")
    # With WAL, readers do not wait for the writer. The timeout for other writers is in ms.
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma busy_timeout = 5000")


class Moment(TypeDecorator[datetime]):
    """UTC: SQLite stores no time zone."""

    impl = DateTime
    cache_ok = True

    def process_result_value(self, value: datetime | None, _: object) -> datetime | None:
        return value and value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    pass


def now() -> datetime:
    return datetime.now(UTC)


def open_session() -> Iterator[Session]:
    with Session(engine) as session:
        yield session


Database = Annotated[Session, Depends(open_session)]
# Outside a request: `with database() as db`.
database = contextmanager(open_session)


def ping() -> None:
    """Raises one of UNREACHABLE if the database does not respond."""
    with engine.connect() as connection:
        connection.execute(text("select 1"))
