from uuid import uuid4

from fastapi.testclient import TestClient


def test_items(person: TestClient) -> None:
    before = person.get("/api/items").json()["total"]
    ids = [person.post("/api/items", json={"title": f" {n} "}).json()["id"] for n in range(3)]
    assert person.patch(f"/api/items/{ids[0]}", json={"done": True}).json()["done"] is True
    page = person.get("/api/items?limit=2&offset=1").json()
    assert [item["title"] for item in page["items"]] == ["1", "0"]
    assert page["total"] == before + 3
    assert person.delete(f"/api/items/{ids[0]}").status_code == 204
    assert person.delete(f"/api/items/{ids[0]}").status_code == 404


def test_bad_values(person: TestClient) -> None:
    for body in ({}, {"title": " "}, {"title": "x" * 201}):
        answer = person.post("/api/items", json=body)
        assert answer.status_code == 400
        assert "title" in answer.json()["error"]
    assert person.get(f"/api/items?offset={10**20}").status_code == 400
    broken = person.post("/api/items", content="{", headers={"content-type": "application/json"})
    assert broken.json() == {"error": "The request body is not valid JSON."}
    no_object = person.post("/api/items", json=[])
    assert no_object.json() == {"error": "The request body must be a JSON object."}
    nul = person.post("/api/items", json={"title": "A\0B"})
    assert nul.json() == {"error": "The title contains an invalid character."}
    assert person.patch(f"/api/items/{uuid4()}", json={"done": True}).status_code == 404


# {{#if auth}}
def test_items_belong_to_their_owner(person: TestClient) -> None:
    item = person.post("/api/items", json={"title": "Mine"}).json()
    person.cookies.clear()
    assert person.get("/api/items").status_code == 401
    person.post(
        "/api/auth/sign-up", json={"email": f"{uuid4()}@example.com", "password": "tr0ub4dor"}
    )
    assert person.get("/api/items").json() == {"items": [], "total": 0}
    assert person.delete(f"/api/items/{item['id']}").status_code == 404


# {{/if}}
