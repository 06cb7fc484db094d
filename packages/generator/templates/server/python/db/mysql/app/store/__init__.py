"""The connection to the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends
from sqlalchemy import TypeDecorator, create_engine, make_url, text
from sqlalchemy.dialects import mysql
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.orm import DeclarativeBase, Session

from ..config import settings

UNREACHABLE = (InterfaceError, OperationalError)

if settings.production and not settings.database_url:
    raise SystemExit("DATABASE_URL is not set, and in production there is no default.")

url = make_url(settings.database_url or "mysql://app:app@localhost:3306/app")
if url.drivername == "mysql":
    url = url.set(drivername="mysql+pymysql")
if url.get_backend_name() == "mysql" and "connect_timeout" not in url.query:
    url = url.update_query_dict({"connect_timeout": "3"})
engine = create_engine(url, pool_pre_ping=True, pool_recycle=3600)


class Moment(TypeDecorator[datetime]):
    """UTC to the microsecond: MySQL stores no time zone, and fractions only on request."""

    impl = mysql.DATETIME(fsp=6)
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
