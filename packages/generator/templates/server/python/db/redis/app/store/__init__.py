"""The connection to the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends
from redis import Redis
from redis.exceptions import ConnectionError, TimeoutError

from ..config import settings

UNREACHABLE = (ConnectionError, TimeoutError)

if settings.production and not settings.database_url:
    raise SystemExit("DATABASE_URL is not set, and in production there is no default.")

client = Redis.from_url(
    settings.database_url or "redis://localhost:6379",
    decode_responses=True,
    socket_connect_timeout=3,
    socket_timeout=3,
)


def now() -> datetime:
    return datetime.now(UTC)


def open_client() -> Redis:
    return client


Database = Annotated[Redis, Depends(open_client)]


@contextmanager
def database() -> Iterator[Redis]:
    """For use outside a request."""
    yield open_client()


def ping() -> None:
    """Raises one of UNREACHABLE if the database does not respond."""
    client.ping()
