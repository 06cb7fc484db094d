import pytest
from fastapi.testclient import TestClient

from app.config import settings

HELLO = {"messages": [{"role": "user", "content": "Hello"}]}


def test_assistant_is_off_without_key(person: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "ai_api_key", "")
    assert person.get("/api/ai/status").json()["configured"] is False
    assert person.post("/api/ai/chat", json=HELLO).status_code == 503


def test_provider_that_does_not_answer(person: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "ai_api_key", "key")
    monkeypatch.setattr(settings, "ai_base_url", "http://127.0.0.1:9/v1")
    assert person.post("/api/ai/chat", json=HELLO).status_code == 502
