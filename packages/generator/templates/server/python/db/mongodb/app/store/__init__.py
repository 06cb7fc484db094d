"""The connection to the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any

from fastapi import Depends
from pymongo import MongoClient
from pymongo.database import Database as MongoDatabase
from pymongo.errors import ConnectionFailure

from ..config import settings

UNREACHABLE = (ConnectionFailure,)

if settings.production and not settings.database_url:
    raise SystemExit("DATABASE_URL is not set, and in production there is no default.")

client: MongoClient[dict[str, Any]] = MongoClient(
    settings.database_url or "mongodb://localhost:27017/app",
    serverSelectionTimeoutMS=3000,
    tz_aware=True,
    uuidRepresentation="standard",
)


def now() -> datetime:
    """To the millisecond, as MongoDB stores it."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


@cache
def open_database() -> MongoDatabase[dict[str, Any]]:
    """Creates the indexes on the first success."""
    db = client.get_default_database("app")
    # {{#if auth}}
    db.users.create_index("email", unique=True)
    db.sessions.create_index("expires_at", expireAfterSeconds=0)
    # {{/if}}
    # {{#if api}}
    db.items.create_index([("owner_id", 1), ("created_at", -1)])
    # {{/if}}
    return db


Database = Annotated[MongoDatabase[dict[str, Any]], Depends(open_database)]


@contextmanager
def database() -> Iterator[MongoDatabase[dict[str, Any]]]:
    """For use outside a request."""
    yield open_database()


def ping() -> None:
    """Raises one of UNREACHABLE if the database does not respond."""
    client.admin.command("ping")
