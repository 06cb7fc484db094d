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
