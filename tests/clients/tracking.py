"""Uses a real MLflow client against a running Orrery, and checks what it gets back. MLFLOW_TRACKING_URI and
MLFLOW_TRACKING_TOKEN come from the environment, as in anyone's training code."""

import math
import os
import sys
import tempfile
import time

import mlflow
from mlflow import MlflowClient
from mlflow.entities import Metric, Param, RunTag
from mlflow.exceptions import MlflowException

client = MlflowClient()
MAJOR = int(mlflow.__version__.split(".")[0])


def same(what, expected):
    assert what == expected, f"{what!r} is not {expected!r}"


def refused(code, call):
    try:
        call()
    except MlflowException as error:
        same(error.error_code, code)
        return
    raise AssertionError(f"nothing was refused with {code}")


# Experiments and runs, as a training script writes them.
experiment = mlflow.set_experiment("churn")
with mlflow.start_run(run_name="baseline") as run:
    mlflow.log_params({"lr": 0.1, "depth": 3})
    mlflow.log_param("note", "x" * 7000)
    for step in range(5):
        mlflow.log_metric("loss", 1 / (step + 1), step=step)
    mlflow.log_metrics({"auc": 0.9, "nan": math.nan, "high": math.inf, "low": -math.inf})
    mlflow.set_tag("team", "vision")
    with mlflow.start_run(nested=True, run_name="child"):
        mlflow.log_metric("loss", 0.3)
run_id = run.info.run_id
data = client.get_run(run_id).data
same(data.params["lr"], "0.1")
same(len(data.params["note"]), 6000)
same(data.metrics["loss"], 0.2)
assert math.isnan(data.metrics["nan"]) and data.metrics["high"] > 1e308 and data.metrics["low"] < -1e308
same(data.tags["team"], "vision")
same(client.get_run(run_id).info.status, "FINISHED")
same([point.step for point in client.get_metric_history(run_id, "loss")], [0, 1, 2, 3, 4])
refused("INVALID_PARAMETER_VALUE", lambda: client.log_param(run_id, "lr", "0.2"))
refused("RESOURCE_DOES_NOT_EXIST", lambda: client.get_run("0" * 32))

# Large and asynchronous batches.
now = int(time.time() * 1000)
client.log_batch(
    run_id,
    metrics=[Metric("big", float(n), now, n) for n in range(2500)],
    params=[Param(f"p{n}", str(n)) for n in range(150)],
    tags=[RunTag(f"t{n}", str(n)) for n in range(150)],
)
same(len(client.get_metric_history(run_id, "big")), 2500)
with mlflow.start_run(run_name="async") as run:
    for step in range(50):
        mlflow.log_metric("loss", step, step=step, synchronous=False)
    mlflow.flush_async_logging()
same(len(client.get_metric_history(run.info.run_id, "loss")), 50)

# Searching.
found = mlflow.search_runs(
    experiment_ids=[experiment.experiment_id],
    filter_string="metrics.auc > 0.5 and params.depth = '3'",
    order_by=["metrics.loss DESC"],
    output_format="list",
)
same([r.info.run_name for r in found], ["baseline"])
found = client.search_runs([experiment.experiment_id], max_results=2)
assert found.token and len(client.search_runs([experiment.experiment_id], max_results=2, page_token=found.token)) >= 1
same([e.name for e in client.search_experiments(filter_string="name LIKE 'chu%'")], ["churn"])
refused("INVALID_PARAMETER_VALUE", lambda: client.search_runs([experiment.experiment_id], "metrics.a = 1 OR metrics.b = 2"))

# Lifecycles.
client.delete_run(run.info.run_id)
client.restore_run(run.info.run_id)
other = client.create_experiment("temporary", tags={"a": "b"})
client.set_experiment_tag(other, "c", "d")
client.rename_experiment(other, "for a time")
client.delete_experiment(other)
refused("RESOURCE_ALREADY_EXISTS", lambda: client.create_experiment("for a time"))
client.restore_experiment(other)
same(client.get_experiment("0").name, "Default")

# Files. Names that a path must keep, an empty file, folders.
folder = tempfile.mkdtemp()
NAMES = ["plain.txt", "with space.txt", "naïve.txt", "50%.txt", "a+b.txt", "q?.txt", "empty"]
for name in NAMES:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write("" if name == "empty" else name)
with mlflow.start_run(run_name="files") as run:
    mlflow.log_artifacts(folder, "data")
    mlflow.log_text("<b>bold</b>", "page.html")
    mlflow.log_dict({"a": 1}, "nested/deep/a.json")
files = run.info.run_id
same(sorted(f.path for f in client.list_artifacts(files)), ["data", "nested", "page.html"])
same(sorted(f.path for f in client.list_artifacts(files, "data")), sorted("data/" + name for name in NAMES))
local = mlflow.artifacts.download_artifacts(run_id=files, artifact_path="data")
for name in NAMES:
    with open(os.path.join(local, name), encoding="utf-8") as file:
        same(file.read(), "" if name == "empty" else name)
same(mlflow.artifacts.load_dict(f"runs:/{files}/nested/deep/a.json"), {"a": 1})

# The registry, with a model that needs no library.

def log_model():
    """Files that a version can name: those of a run, or from 3.0 on those of a logged model."""
    if MAJOR < 3:
        client.log_artifact(files, os.path.join(folder, "plain.txt"), "model")
        return f"mlflow-artifacts:/{experiment.experiment_id}/{files}/artifacts/model"
    model = mlflow.initialize_logged_model(name="doubled", source_run_id=files, params={"k": "2"})
    client.log_model_artifacts(model.model_id, folder)
    mlflow.finalize_logged_model(model.model_id, "READY")
    client.log_batch(files, metrics=[Metric("auc", 0.9, now, 0, model_id=model.model_id)])
    found = mlflow.search_logged_models(
        experiment_ids=[experiment.experiment_id], filter_string="metrics.auc > 0.5", output_format="list"
    )
    same([m.name for m in found], ["doubled"])
    same(found[0].params, {"k": "2"})
    return f"models:/{model.model_id}"


source = log_model()
client.create_registered_model("churn", tags={"team": "vision"}, description="Who leaves")
refused("RESOURCE_ALREADY_EXISTS", lambda: client.create_registered_model("churn"))
version = client.create_model_version("churn", source, run_id=files if MAJOR < 3 else None)
same(str(version.version), "1")
same(client.get_model_version("churn", "1").status, "READY")
client.set_registered_model_alias("churn", "champion", "1")
same(str(client.get_model_version_by_alias("churn", "champion").version), "1")
same({k: str(v) for k, v in client.get_registered_model("churn").aliases.items()}, {"champion": "1"})
client.set_model_version_tag("churn", "1", "checked", "yes")
client.transition_model_version_stage("churn", "1", "Staging", archive_existing_versions=True)
same([m.name for m in client.search_registered_models("name LIKE 'chu%'")], ["churn"])
same([str(v.version) for v in client.search_model_versions("name = 'churn'")], ["1"])
assert client.get_model_version_download_uri("churn", "1").startswith("mlflow-artifacts:/")
local = mlflow.artifacts.download_artifacts(artifact_uri="models:/churn@champion")
assert "plain.txt" in os.listdir(local), os.listdir(local)
refused("INVALID_PARAMETER_VALUE", lambda: client.create_model_version("churn", "file:///etc/passwd"))
client.delete_registered_model_alias("churn", "champion")
client.delete_model_version("churn", "1")
client.delete_registered_model("churn")
print("ok")
sys.exit(0)
