import logging
import re
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from app.config import settings
from app.store import users

INVALID = {"error": "This link is not valid or has expired. Ask for a new one."}
CHOSEN = "battery staple"


class Inbox:
    """Requests links and reads them from the log."""

    def __init__(self, client: TestClient, log: pytest.LogCaptureFixture) -> None:
        self.client = client
        self.log = log

    def forget(self, email: str) -> str:
        self.log.clear()
        answer = self.client.post("/api/auth/forgot-password", json={"email": email})
        assert (answer.status_code, answer.content) == (204, b"")
        return "\n".join(record.getMessage() for record in self.log.records)

    def token(self, email: str) -> str:
        found = re.search(r"/reset-password\?token=(\S+)", self.forget(email))
        assert found
        return found[1]


@pytest.fixture
def inbox(client: TestClient, caplog: pytest.LogCaptureFixture) -> Inbox:
    caplog.set_level(logging.INFO, "uvicorn.error")
    return Inbox(client, caplog)


def test_a_link_sets_the_password_once(
    client: TestClient, credentials: dict[str, str], inbox: Inbox
) -> None:
    client.post("/api/auth/sign-up", json=credentials)
    email = credentials["email"]
    message = inbox.forget(email)
    assert f"To: {email}\nSubject: Reset your password\n\nOpen this link within one hour" in message
    found = re.search(r"^http:\S+/reset-password\?token=(\S+)$", message, re.MULTILINE)
    assert found
    chosen = {"token": found[1], "password": CHOSEN}

    short = client.post("/api/auth/reset-password", json=chosen | {"password": "short"})
    assert short.status_code == 400
    answer = client.post("/api/auth/reset-password", json=chosen)
    assert answer.status_code == 204
    assert "set-cookie" not in answer.headers
    assert client.get("/api/auth/me").json() == {"user": None}
    assert client.post("/api/auth/sign-in", json=credentials).status_code == 401
    new = credentials | {"password": CHOSEN}
    assert client.post("/api/auth/sign-in", json=new).status_code == 200
    again = client.post("/api/auth/reset-password", json=chosen | {"password": "another one"})
    assert (again.status_code, again.json()) == (400, INVALID)
    assert client.get("/api/auth/me").json()["user"]["email"] == email


@pytest.mark.parametrize(("minutes", "status"), [(61, 400), (59, 204)])
def test_only_the_newest_link_works_for_one_hour(
    client: TestClient,
    credentials: dict[str, str],
    inbox: Inbox,
    monkeypatch: pytest.MonkeyPatch,
    minutes: int,
    status: int,
) -> None:
    client.post("/api/auth/sign-up", json=credentials)
    first, second = (inbox.token(credentials["email"]) for _ in range(2))
    replaced = client.post("/api/auth/reset-password", json={"token": first, "password": CHOSEN})
    assert replaced.status_code == 400
    later = users.now() + timedelta(minutes=minutes)
    monkeypatch.setattr(users, "now", lambda: later)
    newest = client.post("/api/auth/reset-password", json={"token": second, "password": CHOSEN})
    assert newest.status_code == status


def test_unknown_addresses_and_links(client: TestClient, credentials: dict[str, str]) -> None:
    address = {"email": credentials["email"]}
    unknown = client.post("/api/auth/forgot-password", json=address)
    assert (unknown.status_code, unknown.content) == (204, b"")
    nobody = client.post("/api/auth/forgot-password", json={"email": "nobody"})
    assert nobody.status_code == 400
    made_up = f"6f1cf1e3-0f0c-4b6e-9d3e-6a3a1b5b7c11.{'x' * 43}"
    for token in (None, "", "guessed", made_up, "\0", "../../x.y"):
        answer = client.post("/api/auth/reset-password", json={"token": token, "password": CHOSEN})
        assert (answer.status_code, answer.json()) == (400, INVALID)
    for _ in range(2):
        client.post("/api/auth/sign-in", json=credentials)
    assert client.post("/api/auth/forgot-password", json=address).status_code == 429


def test_production_without_mail(
    client: TestClient, credentials: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.post("/api/auth/sign-up", json=credentials)
    monkeypatch.setattr(settings, "app_env", "production")
    for email in (credentials["email"], "nobody@example.com"):
        answer = client.post("/api/auth/forgot-password", json={"email": email})
        assert (answer.status_code, answer.json()) == (503, {"error": "Mail is off. Set SMTP_URL."})
