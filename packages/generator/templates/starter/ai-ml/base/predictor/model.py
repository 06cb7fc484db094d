from dataclasses import dataclass

from sklearn.pipeline import Pipeline


@dataclass(frozen=True)
class Model:
    """What is saved: the pipeline, what its answers are called, and how it did on unseen data."""

    pipeline: Pipeline
    labels: list[str]
    accuracy: float
