import { code } from '../../text/code'
import { python } from '../shared/python'

/** `predictor/training.py` */
export function trainingFile() {
  return python(
    'predictor/training.py',
    code`
      """Logistic regression with scikit-learn, or the same model by gradient descent where that is not installed."""

      import importlib.util
      import math

      from predictor.data import FEATURES, folds, split
      from predictor.metrics import evaluate
      from predictor.model import Model, softmax

      # How strongly large weights are held back, as scikit-learn counts it: smaller is stronger.
      C = 1.0
      STEPS = 400
      RATE = 0.5

      def has_sklearn():
          return importlib.util.find_spec("sklearn") is not None

      def fit(dataset, engine=None):
          """Learns from the whole data set. The engine is "scikit-learn" or "python"; by default the best one there is."""
          engine = engine or ("scikit-learn" if has_sklearn() else "python")
          if engine not in ENGINES:
              raise ValueError(f"The engine must be one of {', '.join(ENGINES)}, not {engine!r}.")
          if len(set(dataset.labels)) < 2:
              raise ValueError("Needs at least two classes to learn from.")
          return ENGINES[engine](dataset)

      def train(dataset, engine=None):
          """A model that learned from three quarters of the data, with its metrics on the rest."""
          training, test = split(dataset)
          model = fit(training, engine)
          model.metrics.update(
              test=measure(model, test),
              training_accuracy=measure(model, training)["accuracy"],
              cross_validation=cross_validate(training, engine),
          )
          return model

      def measure(model, dataset):
          return evaluate(dataset.labels, [model.predict(row) for row in dataset.rows])

      def cross_validate(dataset, engine=None, count=5):
          """Accuracy on each of some parts, after learning from the other ones."""
          parts = folds(dataset, count)
          scores = []
          for part in parts:
              others = [i for other in parts if other is not part for i in other]
              model = fit(dataset.select(others), engine)
              scores.append(measure(model, dataset.select(part))["accuracy"])
          return scores

      def fit_sklearn(dataset):
          from sklearn.linear_model import LogisticRegression
          from sklearn.pipeline import make_pipeline
          from sklearn.preprocessing import StandardScaler

          pipeline = make_pipeline(StandardScaler(), LogisticRegression(C=C, max_iter=1000))
          pipeline.fit(dataset.rows, dataset.labels)
          scaler, regression = pipeline[0], pipeline[-1]
          weights, bias = regression.coef_.tolist(), regression.intercept_.tolist()
          if len(weights) == 1:  # Of two classes scikit-learn keeps only the second one.
              weights, bias = [[0.0] * len(FEATURES), *weights], [0.0, *bias]
          return Model(
              classes=[str(name) for name in regression.classes_],
              features=FEATURES,
              mean=scaler.mean_.tolist(),
              scale=scaler.scale_.tolist(),
              weights=weights,
              bias=bias,
              trained_with="scikit-learn",
          )

      def fit_python(dataset):
          """Full-batch gradient descent on the same loss: cross entropy, and the squares of the weights."""
          classes = sorted(set(dataset.labels))
          mean, scale = standard(dataset.rows)
          rows = [[(v - m) / s for v, m, s in zip(row, mean, scale)] for row in dataset.rows]
          weights = [[0.0] * len(mean) for _ in classes]
          bias = [0.0] * len(classes)
          for _ in range(STEPS):
              slopes = [[weight / (C * len(rows)) for weight in line] for line in weights]
              bias_slopes = [0.0] * len(classes)
              for row, label in zip(rows, dataset.labels):
                  scores = [sum(w * v for w, v in zip(line, row)) + b for line, b in zip(weights, bias)]
                  for index, likely in enumerate(softmax(scores)):
                      error = (likely - (classes[index] == label)) / len(rows)
                      bias_slopes[index] += error
                      for feature, value in enumerate(row):
                          slopes[index][feature] += error * value
              bias = [b - RATE * slope for b, slope in zip(bias, bias_slopes)]
              weights = [
                  [w - RATE * slope for w, slope in zip(line, changes)]
                  for line, changes in zip(weights, slopes)
              ]
          return Model(classes, FEATURES, mean, scale, weights, bias, trained_with="python")

      def standard(rows):
          """Mean and deviation of each column; a column that never changes has deviation 1."""
          columns = list(zip(*rows))
          mean = [sum(column) / len(column) for column in columns]
          spread = [
              math.sqrt(sum((value - middle) ** 2 for value in column) / len(column))
              for column, middle in zip(columns, mean)
          ]
          return mean, [value or 1.0 for value in spread]

      ENGINES = {"scikit-learn": fit_sklearn, "python": fit_python}
    `,
  )
}

/** `predictor/train.py` */
export function trainFile() {
  return python(
    'predictor/train.py',
    code`
      """Trains the model, prints how good it is, and saves it: python -m predictor.train [--engine python]"""

      import argparse

      from predictor.config import model_file
      from predictor.data import DATA_FILE, load
      from predictor.training import ENGINES, train

      def main(arguments=None):
          parser = argparse.ArgumentParser(prog="python -m predictor.train", description=__doc__)
          parser.add_argument("--data", default=DATA_FILE, help="CSV file with the columns of the bundled one")
          parser.add_argument("--engine", choices=ENGINES, help="default: scikit-learn where it is installed")
          options = parser.parse_args(arguments)
          try:
              model = train(load(options.data), options.engine)
          except (OSError, ValueError) as error:
              parser.exit(1, f"{error}\n")
          model.save(model_file())
          print(report(model))
          print(f"Saved to {model_file()}")

      def report(model):
          test = model.metrics["test"]
          lines = [
              f"Trained with {model.trained_with}; measured on {test['count']} flowers that it has not seen.",
              f"Accuracy {test['accuracy']:.3f} (training {model.metrics['training_accuracy']:.3f})",
              "Cross-validation " + " ".join(f"{score:.3f}" for score in model.metrics["cross_validation"]),
              "",
              f"{'class':<14}{'precision':>10}{'recall':>10}{'f1':>10}",
          ]
          for name, scores in test["classes"].items():
              lines.append(f"{name:<14}{scores['precision']:>10.3f}{scores['recall']:>10.3f}{scores['f1']:>10.3f}")
          return "\n".join(lines)

      if __name__ == "__main__":
          main()
    `,
  )
}
