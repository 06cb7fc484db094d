from fastapi.testclient import TestClient


def test_sign_up(client: TestClient, credentials: dict[str, str]) -> None:
    assert client.get("/api/auth/me").json() == {"user": None}
    assert client.post("/api/auth/sign-up", json=credentials).status_code == 201
    assert client.get("/api/auth/me").json()["user"]["email"] == credentials["email"]
    assert client.post("/api/auth/sign-up", json=credentials).status_code == 409
    assert (
        client.post("/api/auth/sign-up", json=credentials | {"password": "short"}).status_code
        == 400
    )


def test_sign_out_ends_the_session(client: TestClient, credentials: dict[str, str]) -> None:
    client.post("/api/auth/sign-up", json=credentials)
    token = client.cookies["session"]
    assert client.post("/api/auth/sign-out").status_code == 204
    client.cookies.set("session", token)
    assert client.get("/api/auth/me").json() == {"user": None}
    wrong = credentials | {"password": "wrong horse"}
    assert client.post("/api/auth/sign-in", json=wrong).status_code == 401
    assert client.post("/api/auth/sign-in", json=credentials).status_code == 200


def test_attempts_are_limited(client: TestClient) -> None:
    answers = [client.post("/api/auth/sign-in", json={}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [400] * 10 + [429]
    assert answers[-1].headers["retry-after"]
