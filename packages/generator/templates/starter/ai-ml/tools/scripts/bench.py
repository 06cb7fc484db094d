"""Measures predictions without the network: uv run python scripts/bench.py"""

from statistics import median, quantiles
from time import perf_counter

from fastapi.testclient import TestClient

from predictor.main import app

INSTANCE = {"sepal_length": 5.1, "sepal_width": 3.5, "petal_length": 1.4, "petal_width": 0.2}

with TestClient(app) as client:
    for size in (1, 100, 1000):
        times = []
        for _ in range(50):
            began = perf_counter()
            client.post("/api/predict", json={"instances": [INSTANCE] * size}).raise_for_status()
            times.append((perf_counter() - began) * 1000)
        p95 = quantiles(times, n=20)[-1]
        print(f"{size:5} instances: median {median(times):.1f} ms, p95 {p95:.1f} ms")
