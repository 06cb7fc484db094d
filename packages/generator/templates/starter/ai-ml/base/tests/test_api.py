import joblib
import pytest
from fastapi.testclient import TestClient

from predictor.main import app
from predictor.settings import settings
from predictor.train import train

SETOSA = {"sepal_length": 5.1, "sepal_width": 3.5, "petal_length": 1.4, "petal_width": 0.2}


@pytest.fixture(scope="module")
def model_file(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "model.joblib"
    joblib.dump(train()[0], path)
    return path


@pytest.fixture
def client(model_file, monkeypatch):
    monkeypatch.setattr(settings, "model_file", model_file)
    with TestClient(app) as client:
        yield client


def test_healthy(client):
    assert client.get("/api/health").json() == {"status": "ok"}


def test_predicts_the_species(client):
    answer = client.post("/api/predict", json={"instances": [SETOSA, SETOSA]}).json()
    assert [prediction["label"] for prediction in answer["predictions"]] == ["setosa", "setosa"]
    assert sum(answer["predictions"][0]["probabilities"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"instances": []},
        {"instances": [{**SETOSA, "petal_width": "wide"}]},
        {"instances": [{**SETOSA, "petal_width": -1}]},
        {"instances": [{**SETOSA, "colour": "blue"}]},
        {"instances": [SETOSA] * 1001},
    ],
)
def test_refuses_invalid_requests(client, body):
    answer = client.post("/api/predict", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"error"}


def test_says_how_to_get_a_model(tmp_path, monkeypatch):
    monkeypatch.setattr(settings, "model_file", tmp_path / "none.joblib")
    with pytest.raises(RuntimeError, match="Train one"), TestClient(app):
        pass
