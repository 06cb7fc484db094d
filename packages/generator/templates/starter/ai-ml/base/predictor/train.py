"""Trains the model: uv run python -m predictor.train"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, pstdev

import joblib
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, classification_report
from sklearn.model_selection import cross_val_score, train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from .model import Model
from .settings import settings
from .tracking import report_run

FEATURES = ["sepal_length", "sepal_width", "petal_length", "petal_width"]


def load():
    """Returns Fisher's irises (in centimeters), their species and labels. Put your data here."""
    iris = load_iris(as_frame=True)
    labels = [str(name) for name in iris.target_names]
    return iris.data.set_axis(FEATURES, axis="columns"), iris.target, labels


@dataclass(frozen=True)
class Evaluation:
    """The accuracy in each fold of a cross-validation, and a report on unseen data."""

    folds: list[float]
    report: str

    @property
    def summary(self) -> str:
        folds = f"{mean(self.folds):.3f} ± {pstdev(self.folds):.3f}"
        return f"Cross-validation: {folds}\n\n{self.report}"


def train(test_size: float = 0.25, seed: int = 7) -> tuple[Model, Evaluation]:
    """Returns the model and its evaluation."""
    features, species, labels = load()
    seen, unseen, known, expected = train_test_split(
        features, species, test_size=test_size, random_state=seed, stratify=species
    )
    pipeline = make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))
    folds = cross_val_score(pipeline, seen, known, cv=5)
    pipeline.fit(seen, known)
    predicted = pipeline.predict(unseen)
    report = classification_report(expected, predicted, target_names=labels)
    model = Model(pipeline, labels, float(accuracy_score(expected, predicted)))
    return model, Evaluation([float(fold) for fold in folds], report)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=settings.model_file)
    parser.add_argument("--test-size", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    model, evaluation = train(options.test_size, options.seed)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    joblib.dump(model, options.out)
    print(f"{evaluation.summary}\nSaved as {options.out}")
    report_run(
        params={"test_size": options.test_size, "seed": options.seed},
        metrics={"accuracy": model.accuracy, "cross_validation": mean(evaluation.folds)},
        series={"fold_accuracy": evaluation.folds},
        texts={"report.txt": evaluation.summary},
        files=[options.out],
    )


if __name__ == "__main__":
    main()
