"""The connection to the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends
from sqlalchemy import DateTime, create_engine, make_url, text
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.orm import DeclarativeBase, Session

from ..config import settings

UNREACHABLE = (InterfaceError, OperationalError)
Moment = DateTime(timezone=True)

if settings.production and not settings.database_url:
    raise SystemExit("DATABASE_URL is not set, and in production there is no default.")

url = make_url(settings.database_url or "postgresql://app:app@localhost:5432/app")
if url.get_backend_name() == "postgresql" and "connect_timeout" not in url.query:
    # In seconds; without it, connecting to an unresponsive server takes two minutes.
    url = url.update_query_dict({"connect_timeout": "3"})
engine = create_engine(url, pool_pre_ping=True)


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
