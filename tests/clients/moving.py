"""Moves a folder and a server of real MLflow into a running Orrery, and back into a folder, and compares what the client reads."""

import math
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

os.environ["MLFLOW_ALLOW_FILE_STORE"] = "true"

from mlflow import MlflowClient
from mlflow.artifacts import download_artifacts
from mlflow.entities import ViewType

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
ORRERY = os.environ["MLFLOW_TRACKING_URI"]


def content(uri, names):
    """What a client reads of the experiments of these names, without places of files and without what has no order."""
    client = MlflowClient(tracking_uri=uri, registry_uri=uri)
    found = {}
    for experiment in client.search_experiments(view_type=ViewType.ALL):
        if experiment.name not in names:
            continue
        runs = {}
        for run in client.search_runs([experiment.experiment_id], run_view_type=ViewType.ALL, max_results=1000):
            info, data = run.info, run.data
            history = {
                key: sorted({(m.timestamp, m.step, value(m.value)) for m in client.get_metric_history(info.run_id, key)})
                for key in data.metrics
            }
            runs[info.run_id] = (
                (info.run_name, info.status, info.start_time, info.end_time, info.lifecycle_stage, info.user_id),
                data.params,
                {k: v for k, v in data.tags.items() if k != "mlflow.log-model.history"},
                history,
                [(i.dataset.name, i.dataset.digest, i.dataset.schema) for i in run.inputs.dataset_inputs],
                files(client, uri, info.run_id) if info.lifecycle_stage == "active" else None,
            )
        found[experiment.name] = (experiment.lifecycle_stage, experiment.tags, runs)
    models = {
        model.name: (
            model.description or "",
            {k: str(v) for k, v in model.aliases.items()},
            model.tags,
            {
                str(v.version): (v.description or "", v.run_id, v.current_stage, v.tags, v.creation_timestamp)
                for v in client.search_model_versions(f"name = '{model.name}'")
            },
        )
        for model in client.search_registered_models()
    }
    return found, models


def value(number):
    """Databases of MLflow keep an infinity as the greatest number."""
    if math.isnan(number):
        return "nan"
    return math.copysign(math.inf, number) if abs(number) > 1e308 else number


def files(client, uri, run_id, path=""):
    found = {}
    for file in client.list_artifacts(run_id, path):
        if file.is_dir:
            found.update(files(client, uri, run_id, file.path))
        else:
            local = download_artifacts(run_id=run_id, artifact_path=file.path, tracking_uri=uri)
            with open(local, "rb") as opened:
                found[file.path] = opened.read()
    return found


def orrery(script, *words):
    subprocess.run(["node", "--import", "tsx", f"packages/server/start/{script}.ts", *words], cwd=ROOT, check=True)


def fill(target):
    subprocess.run([sys.executable, os.path.join(HERE, "mlruns.py"), target], check=True, env={**os.environ, "MLFLOW_TRACKING_URI": ""})


def same(what, one, other):
    assert one == other, f"{what}:\n{one!r}\nis not\n{other!r}"


NAMES = {"churn", "gone"}
work = tempfile.mkdtemp()
folder, back = os.path.join(work, "mlruns"), os.path.join(work, "back")
fill(folder)
written = content(f"file://{folder}", NAMES)
same("experiments", set(written[0]), NAMES)
for _ in range(2):
    orrery("import-mlflow", "--from", folder)
    same("the imported folder", content(ORRERY, NAMES), written)
orrery("export-mlflow", "--to", back)
same("the exported folder", content(f"file://{back}", NAMES), written)

# A server on SQLite, whose experiments have the same names: its runs are added to them.
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
server = subprocess.Popen(
    [sys.executable, "-m", "mlflow", "server", "--port", str(port), "--workers", "1", "--backend-store-uri",
     f"sqlite:///{work}/mlflow.db", "--artifacts-destination", os.path.join(work, "artifacts")],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
)
try:
    source = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{source}/health")
            break
        except OSError:
            time.sleep(0.2)
    fill(source)
    orrery("import-mlflow", "--from", source)
    theirs, ours = content(source, NAMES), content(ORRERY, NAMES)
    for name in NAMES:
        for run_id, run in theirs[0][name][2].items():
            same(f"run {run_id}", ours[0][name][2][run_id], run)
    for version, described in theirs[1]["churn"][3].items():
        same(f"version {version}", ours[1]["churn"][3][version], described)
finally:
    server.terminate()
print("ok")
