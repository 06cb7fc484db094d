import mlflow

from predictor import train as training
from predictor.settings import settings
from predictor.tracking import EXPERIMENT, report_run
from predictor.train import FEATURES, load, train


def test_model_is_accurate_on_unseen_data():
    model, evaluation = train()
    assert model.accuracy >= 0.9
    assert len(evaluation.folds) == 5
    assert "virginica" in evaluation.summary


def test_training_twice_gives_the_same_model():
    first, _ = train(seed=3)
    second, _ = train(seed=3)
    rows, _, _ = load()
    assert (first.pipeline.predict_proba(rows) == second.pipeline.predict_proba(rows)).all()


def test_data_has_the_columns_of_the_api():
    rows, species, labels = load()
    assert list(rows.columns) == FEATURES
    assert len(rows) == len(species) == 150
    assert labels == ["setosa", "versicolor", "virginica"]


def test_a_run_is_reported_to_the_tracking_server(tmp_path, monkeypatch):
    monkeypatch.setenv("MLFLOW_ALLOW_FILE_STORE", "true")
    monkeypatch.setattr(settings, "mlflow_tracking_uri", (tmp_path / "runs").as_uri())
    out = str(tmp_path / "model.joblib")
    monkeypatch.setattr("sys.argv", ["train", "--out", out, "--seed", "3"])
    training.main()
    client = mlflow.MlflowClient((tmp_path / "runs").as_uri())
    experiment = client.get_experiment_by_name(EXPERIMENT)
    [run] = client.search_runs([experiment.experiment_id])
    assert run.info.status == "FINISHED"
    assert run.data.params == {"seed": "3", "test_size": "0.25"}
    assert run.data.metrics["accuracy"] > 0.8
    folds = client.get_metric_history(run.info.run_id, "fold_accuracy")
    assert [fold.step for fold in folds] == [0, 1, 2, 3, 4]
    assert {file.path for file in client.list_artifacts(run.info.run_id)} == {"model", "report.txt"}


def test_nothing_is_reported_without_a_tracking_server(tmp_path, monkeypatch):
    monkeypatch.setattr(settings, "mlflow_tracking_uri", None)
    assert report_run({}, {}, {}, {}, []) is None
