"""Trains with scikit-learn under MLflow's autologging against a running Orrery, registers the model, and loads it back."""

import mlflow
from mlflow import MlflowClient
from mlflow.models import infer_signature
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

client = MlflowClient()
rows, species = load_iris(return_X_y=True, as_frame=True)

mlflow.set_experiment("irises")
mlflow.sklearn.autolog()
with mlflow.start_run(run_name="autologged") as run:
    model = LogisticRegression(max_iter=500).fit(rows, species)
expected = model.predict(rows)

data = client.get_run(run.info.run_id).data
assert data.params["max_iter"] == "500", data.params
assert data.metrics["training_accuracy_score"] > 0.9, data.metrics
assert "estimator.html" in {file.path for file in client.list_artifacts(run.info.run_id)}

mlflow.sklearn.autolog(disable=True)
with mlflow.start_run(run_name="registered"):
    logged = mlflow.sklearn.log_model(
        model, name="model", signature=infer_signature(rows, expected), registered_model_name="irises"
    )
client.set_registered_model_alias("irises", "champion", "1")

for uri in (logged.model_uri, "models:/irises/1", "models:/irises@champion"):
    assert (mlflow.sklearn.load_model(uri).predict(rows) == expected).all(), uri
    assert (mlflow.pyfunc.load_model(uri).predict(rows) == expected).all(), uri
