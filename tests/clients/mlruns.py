"""Fills a folder in MLflow's file format, or a server: python mlruns.py FOLDER|URI. The tests import what it holds."""

import math
import os
import sys
import tempfile

os.environ["MLFLOW_DISABLE_TELEMETRY"] = "true"
# Later releases ask for this before they write to a folder.
os.environ["MLFLOW_ALLOW_FILE_STORE"] = "true"

import mlflow
import pandas
from mlflow import MlflowClient
from mlflow.entities import Metric, Param, RunTag
from sklearn.linear_model import LinearRegression

URI = sys.argv[1] if sys.argv[1].startswith("http") else f"file://{os.path.abspath(sys.argv[1])}"
mlflow.set_tracking_uri(URI)
client = MlflowClient()

mlflow.set_experiment("churn")
frame = pandas.DataFrame({"sepal length": [1.0, 2.0, 3.0], "petal's width": [2.0, 1.0, 4.0]})
with mlflow.start_run(run_name="parent", description="A note: with a colon") as parent:
    mlflow.log_params({"lr": 0.1, "group/depth": 3, "text": "two\nlines: 'quoted' \"and\" #so"})
    mlflow.set_tags({"team": "vision", "unicode": "naïve ✓", "empty": ""})
    mlflow.log_input(mlflow.data.from_pandas(frame, name="flowers"), context="training")
    client.log_batch(
        parent.info.run_id,
        metrics=[Metric("loss", 1 / (step + 1), 1_700_000_000_000 + step, step) for step in range(300)]
        + [Metric("loss", 0.5, 1_700_000_000_900, -1)],
    )
    mlflow.log_metric("val/auc", math.nan, step=1)
    mlflow.log_metric("high", math.inf, step=2)
    mlflow.log_metric("low", -math.inf, step=3)
    mlflow.log_text("<b>bold</b>", "pages/page.html")
    mlflow.log_text("", "empty.txt")
    mlflow.log_text("50%", "with space 50%.txt")
    with mlflow.start_run(nested=True, run_name="child"):
        mlflow.log_metric("loss", 0.3)
    model = LinearRegression().fit(frame, [1.0, 2.0, 3.0])
    logged = mlflow.sklearn.log_model(
        model,
        name="model",
        signature=mlflow.models.infer_signature(frame, model.predict(frame)),
        pip_requirements=["scikit-learn"],
        registered_model_name="churn",
    )
    client.log_batch(parent.info.run_id, metrics=[Metric("auc", 0.9, 1_700_000_001_000, 0, model_id=logged.model_id)])

with mlflow.start_run(run_name="failed") as failed:
    mlflow.log_text("weights", "weights/data.txt")
client.set_terminated(failed.info.run_id, "FAILED")
client.create_model_version("churn", f"{failed.info.artifact_uri}/weights", failed.info.run_id, tags={"checked": "yes"}, description="The second")
client.set_registered_model_alias("churn", "champion", "1")
client.set_registered_model_tag("churn", "team", "vision")
client.update_registered_model("churn", "Who leaves")
client.create_registered_model("without versions")
client.transition_model_version_stage("churn", "2", "Staging")

with mlflow.start_run(run_name="deleted") as deleted:
    mlflow.log_param("p", 1)
client.delete_run(deleted.info.run_id)
gone = client.create_experiment("gone", tags={"a": "b"})
client.create_run(gone, run_name="of a deleted experiment")
client.delete_experiment(gone)
mlflow.set_experiment("Default")
with mlflow.start_run(run_name="default"):
    mlflow.log_metric("m", 1)
print(parent.info.run_id)
