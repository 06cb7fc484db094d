from collections.abc import Iterator
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient

from app import (
    store,
    # {{#if auth}}
    users,
    # {{/if}}
)
from app.main import app


@pytest.fixture(scope="session", autouse=True)
def database() -> None:
    try:
        store.ping()
    except store.UNREACHABLE:
        pytest.exit("The tests need the database: docker compose up -d", 1)


@pytest.fixture
def client() -> Iterator[TestClient]:
    # {{#if auth}}
    users.attempts.storage.reset()
    # {{/if}}
    with TestClient(app) as client:
        yield client


@pytest.fixture
def credentials() -> dict[str, str]:
    """Credentials that have no account yet."""
    return {"email": f"{uuid4()}@example.com", "password": "correct horse"}


@pytest.fixture
def person(client: TestClient, credentials: dict[str, str]) -> TestClient:
    """A client that is signed in, where accounts exist."""
    # {{#if auth}}
    assert client.post("/api/auth/sign-up", json=credentials).status_code == 201
    # {{/if}}
    return client
