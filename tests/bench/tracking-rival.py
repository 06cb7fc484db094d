"""Writes runs and one long history into a database of MLflow: python tracking-rival.py FILE RUNS POINTS."""

import math
import sqlite3
import sys

from mlflow.store.tracking.sqlalchemy_store import SqlAlchemyStore

file, runs, points = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
SqlAlchemyStore(f"sqlite:///{file}", "artifacts")
database = sqlite3.connect(file)
NOW = 1_700_000_000_000


def columns(table):
    return {row[1] for row in database.execute(f"pragma table_info({table})")}


def insert(table, rows):
    rows = iter(rows)
    first = next(rows)
    names = [name for name in first if name in columns(table)]
    text = f"insert into {table} ({', '.join(names)}) values ({', '.join('?' * len(names))})"
    database.execute(text, [first[name] for name in names])
    database.executemany(text, ([row[name] for name in names] for row in rows))


ids = [f"{number:032x}" for number in range(runs)]
insert(
    "runs",
    (
        dict(run_uuid=run, name=f"run {n}", source_type="LOCAL", source_name="", entry_point_name="", user_id="", status="FINISHED",
             start_time=NOW + n, end_time=NOW + n, source_version="", lifecycle_stage="active", artifact_uri=f"mlflow-artifacts:/0/{run}/artifacts",
             experiment_id=0)
        for n, run in enumerate(ids)
    ),
)
for key, factor, modulus in (("loss", 7919, 100003), ("accuracy", 104729, 99991), ("f1", 1299709, 99989)):
    insert(
        "latest_metrics",
        (dict(key=key, value=(n * factor % modulus) / modulus, timestamp=1, step=1, is_nan=0, run_uuid=run) for n, run in enumerate(ids)),
    )
for key, steps in (("lr", 10), ("batch", 7)):
    insert("params", (dict(key=key, value=f"0.{n % steps}", run_uuid=run) for n, run in enumerate(ids)))
insert("tags", (dict(key="mlflow.runName", value=f"run {n}", run_uuid=run) for n, run in enumerate(ids)))
insert(
    "metrics",
    (dict(key="long", value=math.sin(n / 1000), timestamp=NOW + n, step=n, is_nan=0, run_uuid=ids[0]) for n in range(points)),
)
insert("latest_metrics", [dict(key="long", value=0, timestamp=NOW, step=points, is_nan=0, run_uuid=ids[0])])
database.commit()
