from fastapi.testclient import TestClient


def test_health(client: TestClient) -> None:
    assert client.get("/api/health").json() == {"status": "ok", "database": "ok"}


def test_unknown_endpoint(client: TestClient) -> None:
    answer = client.post("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"error": "There is no such endpoint."}


def test_every_answer_has_an_id_and_headers(client: TestClient) -> None:
    answer = client.get("/api/nothing", headers={"x-request-id": "given-1"})
    assert answer.headers["x-request-id"] == "given-1"
    assert answer.headers["x-content-type-options"] == "nosniff"
    forged = client.get("/api/health", headers={"x-request-id": "a b"})
    assert len(forged.headers["x-request-id"]) == 36
