import { code } from '../../text/code'
import { python } from '../shared/python'

/** `predictor/data.py` */
export function loadingFile() {
  return python(
    'predictor/data.py',
    code`
      """The bundled data: 150 irises of three species (R. A. Fisher, 1936, public domain)."""

      import csv
      import math
      import random
      from dataclasses import dataclass
      from pathlib import Path

      ROOT = Path(__file__).resolve().parent.parent
      DATA_FILE = ROOT / "data" / "iris.csv"
      FEATURES = ["sepal_length", "sepal_width", "petal_length", "petal_width"]
      TARGET = "species"

      @dataclass(frozen=True)
      class Dataset:
          """Measurements in centimetres, in the order of FEATURES, and the species of each row."""

          rows: list[list[float]]
          labels: list[str]

          def __len__(self):
              return len(self.rows)

          def select(self, indices):
              return Dataset([self.rows[i] for i in indices], [self.labels[i] for i in indices])

      def load(path=DATA_FILE):
          """Reads a CSV file. A row that is not complete is an error that names its line."""
          rows, labels = [], []
          with open(path, newline="", encoding="utf-8") as source:
              reader = csv.DictReader(source)
              missing = {*FEATURES, TARGET} - set(reader.fieldnames or [])
              if missing:
                  raise ValueError(f"{path} has no column {', '.join(sorted(missing))}.")
              for record in reader:
                  rows.append([number(record[name], path, reader.line_num, name) for name in FEATURES])
                  if not record[TARGET]:
                      raise ValueError(f"{path}, line {reader.line_num}: {TARGET} is empty.")
                  labels.append(record[TARGET])
          if not rows:
              raise ValueError(f"{path} has no rows.")
          return Dataset(rows, labels)

      def number(text, path, line, name):
          try:
              value = float(text)
          except (TypeError, ValueError):
              value = math.nan
          if not math.isfinite(value):
              raise ValueError(f"{path}, line {line}: {name} must be a number, not {text!r}.")
          return value

      def folds(dataset, count, seed=7):
          """Indices in equal parts that hold every species in the same share; the same seed gives the same parts."""
          parts = [[] for _ in range(count)]
          shuffled = random.Random(seed)
          position = 0
          for label in sorted(set(dataset.labels)):
              indices = [i for i, known in enumerate(dataset.labels) if known == label]
              shuffled.shuffle(indices)
              for index in indices:
                  parts[position % count].append(index)
                  position += 1
          return parts

      def split(dataset, seed=7):
          """Three quarters to learn from, one quarter to measure with."""
          test, *training = folds(dataset, 4, seed)
          return dataset.select([i for part in training for i in part]), dataset.select(test)
    `,
  )
}

/** `predictor/metrics.py` */
export function metricsFile() {
  return python(
    'predictor/metrics.py',
    code`
      """How good predictions are. Every share is between 0 and 1."""

      def evaluate(expected, predicted):
          """Accuracy, and precision, recall and F1 of each class, with the confusion matrix."""
          if not expected or len(expected) != len(predicted):
              raise ValueError("Needs as many predictions as labels, and at least one.")
          classes = sorted({*expected, *predicted})
          pairs = list(zip(expected, predicted))
          return {
              "count": len(pairs),
              "accuracy": share(sum(label == guess for label, guess in pairs), len(pairs)),
              "classes": {name: of_class(name, pairs) for name in classes},
              "confusion": {
                  name: {guess: pairs.count((name, guess)) for guess in classes} for name in classes
              },
          }

      def of_class(name, pairs):
          hits = pairs.count((name, name))
          precision = share(hits, sum(guess == name for _, guess in pairs))
          recall = share(hits, sum(label == name for label, _ in pairs))
          return {
              "precision": precision,
              "recall": recall,
              "f1": share(2 * precision * recall, precision + recall),
          }

      def share(part, whole):
          return round(part / whole, 4) if whole else 0.0
    `,
  )
}

/** `predictor/model.py` */
export function modelFile() {
  return python(
    'predictor/model.py',
    code`
      """A linear classifier as plain numbers. Predicting needs nothing but Python, and loading a model runs no code."""

      import json
      import math
      import os
      from dataclasses import asdict, dataclass, field, fields
      from pathlib import Path

      @dataclass(frozen=True)
      class Model:
          """For each class a weight for each feature, and a bias; features are first scaled to mean 0 and deviation 1."""

          classes: list[str]
          features: list[str]
          mean: list[float]
          scale: list[float]
          weights: list[list[float]]
          bias: list[float]
          trained_with: str
          metrics: dict = field(default_factory=dict)

          def probabilities(self, row):
              """How likely each class is; the values sum to 1."""
              scaled = [(value - mean) / scale for value, mean, scale in zip(row, self.mean, self.scale)]
              scores = [
                  sum(weight * value for weight, value in zip(weights, scaled)) + bias
                  for weights, bias in zip(self.weights, self.bias)
              ]
              return dict(zip(self.classes, softmax(scores)))

          def predict(self, row):
              likely = self.probabilities(row)
              return max(likely, key=likely.get)

          def save(self, path):
              """Writes a new file and then puts it in the place of the old one, so that no reader sees half a model."""
              path = Path(path)
              path.parent.mkdir(parents=True, exist_ok=True)
              draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
              draft.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")
              os.replace(draft, path)

          @classmethod
          def load(cls, path):
              try:
                  content = json.loads(Path(path).read_text(encoding="utf-8"))
                  model = cls(**{entry.name: content[entry.name] for entry in fields(cls)})
                  width = len(model.features)
                  shapes = [len(model.mean), len(model.scale), *map(len, model.weights)]
                  whole = all(size == width for size in shapes)
                  if not whole or not len(model.classes) == len(model.weights) == len(model.bias):
                      raise ValueError("its parts do not fit together")
              except (KeyError, TypeError, ValueError) as error:
                  raise ValueError(f"{path} is not a model: {error}.") from error
              return model

      def softmax(scores):
          """Shares that sum to 1; the highest score is taken off first, so that nothing overflows."""
          highest = max(scores)
          powers = [math.exp(score - highest) for score in scores]
          total = sum(powers)
          return [power / total for power in powers]
    `,
  )
}
