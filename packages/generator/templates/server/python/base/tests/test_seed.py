import subprocess
import sys

from fastapi.testclient import TestClient

from app.config import settings
from app.seed import EMAIL, PASSWORD, seed


def test_example_data_is_added_once(client: TestClient) -> None:
    seed()
    assert seed() == "The database already contains data. Nothing was changed."
    demo = {"email": EMAIL, "password": PASSWORD}
    assert client.post("/api/auth/sign-in", json=demo).status_code == 200
    # {{#if api}}
    assert client.get("/api/items").json()["total"] == 3
    # {{/if}}


def test_production_gets_no_example_data() -> None:
    env = {name.upper(): str(value) for name, value in settings} | {"APP_ENV": "production"}
    command = [sys.executable, "-m", "app.seed"]
    refused = subprocess.run(command, env=env, capture_output=True, text=True)  # noqa: S603
    assert refused.returncode == 1
    assert refused.stderr.strip() == "Example data is for development only: APP_ENV is production."
