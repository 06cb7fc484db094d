from dataclasses import dataclass

from sklearn.pipeline import Pipeline


@dataclass(frozen=True)
class Model:
    """The contents of the model file: the pipeline, its labels and its accuracy on unseen data."""

    pipeline: Pipeline
    labels: list[str]
    accuracy: float
