from fastapi.testclient import TestClient


def test_health(client: TestClient) -> None:
    assert client.get("/api/health").json() == {"status": "ok", "database": "ok"}


def test_unknown_endpoint(client: TestClient) -> None:
    answer = client.post("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"error": "There is no such endpoint."}
