"""The connection to the database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Annotated

from fastapi import Depends
from google.api_core.exceptions import DeadlineExceeded, ServiceUnavailable
from google.cloud.firestore import Client

from ..config import settings

UNREACHABLE = (DeadlineExceeded, ServiceUnavailable)
# Without it, a call is retried for more than a minute.
ONCE = {"retry": None, "timeout": 5}

if settings.production and not settings.firebase_project_id:
    raise SystemExit("FIREBASE_PROJECT_ID is not set, and in production there is no default.")

# Google's client reads these from the environment, where those of `.env` are not.
for name in ("firestore_emulator_host", "google_application_credentials"):
    if value := getattr(settings, name):
        os.environ[name.upper()] = value
    else:
        os.environ.pop(name.upper(), None)


def now() -> datetime:
    return datetime.now(UTC)


@cache
def open_client() -> Client:
    """The emulator if FIRESTORE_EMULATOR_HOST is set, otherwise the project of the credentials."""
    return Client(project=settings.firebase_project_id or "demo-app")


Database = Annotated[Client, Depends(open_client)]


@contextmanager
def database() -> Iterator[Client]:
    """For use outside a request."""
    yield open_client()


def ping() -> None:
    """Raises one of UNREACHABLE if the database does not respond."""
    open_client().document("health/ping").get(**ONCE)
