"""Reports runs to the tracking server (Orrery or MLflow) that MLFLOW_TRACKING_URI names."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from .settings import settings

EXPERIMENT = "{{slug}}"


def report_run(
    params: Mapping[str, object],
    metrics: Mapping[str, float],
    series: Mapping[str, Sequence[float]],
    texts: Mapping[str, str],
    files: Sequence[Path],
) -> str | None:
    """Sends a finished run and returns its id, or None without a tracking server.

    `series` has a value for each step; `texts` become files with the names that are their keys.
    """
    if not settings.mlflow_tracking_uri:
        return None
    if settings.mlflow_tracking_token:
        token = settings.mlflow_tracking_token.get_secret_value()
        os.environ.setdefault("MLFLOW_TRACKING_TOKEN", token)
    # The import takes seconds, so it waits until there is a server.
    import mlflow

    mlflow.set_tracking_uri(settings.mlflow_tracking_uri)
    mlflow.set_experiment(EXPERIMENT)
    with mlflow.start_run() as run:
        mlflow.log_params(dict(params))
        mlflow.log_metrics(dict(metrics))
        for name, values in series.items():
            for step, value in enumerate(values):
                mlflow.log_metric(name, value, step=step)
        for name, text in texts.items():
            mlflow.log_text(text, name)
        for file in files:
            mlflow.log_artifact(str(file), "model")
        return run.info.run_id
