import { code } from '../../text/code'
import { python } from '../shared/python'

/** `tests/test_learning.py` */
export function learningTest() {
  return python(
    'tests/test_learning.py',
    code`
      import tempfile
      import unittest
      from pathlib import Path

      from predictor.data import FEATURES, Dataset, folds, load, split
      from predictor.metrics import evaluate
      from predictor.model import Model
      from predictor.training import fit, has_sklearn, train

      class DataTest(unittest.TestCase):
          def test_bundled_data_is_whole(self):
              data = load()
              self.assertEqual(len(data), 150)
              self.assertEqual({name: data.labels.count(name) for name in set(data.labels)},
                               {"setosa": 50, "versicolor": 50, "virginica": 50})
              self.assertTrue(all(len(row) == len(FEATURES) and min(row) > 0 for row in data.rows))

          def test_bad_rows_are_named(self):
              header = ",".join(FEATURES) + ",species\n"
              refused = {
                  header + "1,2,3,4,a\n1,2,x,4,a\n": "line 3: petal_length",
                  header + "1,2,3,nan,a\n": "line 2: petal_width",
                  header + "1,2,3,4,\n": "species is empty",
                  header + "1,2\n": "line 2",
                  header: "no rows",
                  "species\na\n": "no column petal_length",
              }
              with tempfile.TemporaryDirectory() as folder:
                  path = Path(folder) / "flowers.csv"
                  for text, reason in refused.items():
                      path.write_text(text, encoding="utf-8")
                      with self.assertRaisesRegex(ValueError, reason):
                          load(path)

          def test_split_keeps_shares_and_shares_no_row(self):
              data = load()
              parts = folds(data, 4)
              self.assertEqual(sorted(i for part in parts for i in part), list(range(150)))
              training, test = split(data)
              self.assertEqual((len(training), len(test)), (112, 38))
              for name in set(data.labels):
                  self.assertIn(test.labels.count(name), (12, 13))
              self.assertEqual(split(data), (training, test))

      class MetricsTest(unittest.TestCase):
          def test_counts_by_hand(self):
              result = evaluate(["a", "a", "b", "b"], ["a", "b", "b", "b"])
              self.assertEqual(result["accuracy"], 0.75)
              self.assertEqual(result["classes"]["a"], {"precision": 1.0, "recall": 0.5, "f1": 0.6667})
              self.assertEqual(result["confusion"]["a"], {"a": 1, "b": 1})

          def test_a_class_that_is_never_guessed_has_precision_zero(self):
              self.assertEqual(evaluate(["a"], ["b"])["classes"]["a"]["precision"], 0.0)

          def test_refuses_what_cannot_be_compared(self):
              for expected, predicted in [([], []), (["a"], [])]:
                  with self.assertRaises(ValueError):
                      evaluate(expected, predicted)

      class TrainingTest(unittest.TestCase):
          def check_engine(self, engine):
              model = train(load(), engine)
              self.assertEqual(model.trained_with, engine)
              self.assertGreaterEqual(model.metrics["test"]["accuracy"], 0.9)
              self.assertEqual(len(model.metrics["cross_validation"]), 5)
              self.assertGreaterEqual(min(model.metrics["cross_validation"]), 0.8)
              return model

          def test_python_engine_learns(self):
              model = self.check_engine("python")
              likely = model.probabilities([5.1, 3.5, 1.4, 0.2])
              self.assertAlmostEqual(sum(likely.values()), 1)
              self.assertGreater(likely["setosa"], 0.9)

          @unittest.skipUnless(has_sklearn(), "scikit-learn is not installed")
          def test_both_engines_agree(self):
              model, data = self.check_engine("scikit-learn"), load()
              plain = fit(split(data)[0], "python")
              same = sum(model.predict(row) == plain.predict(row) for row in data.rows)
              self.assertGreaterEqual(same, 147)

          @unittest.skipUnless(has_sklearn(), "scikit-learn is not installed")
          def test_two_classes_are_enough(self):
              data = load()
              two = data.select([i for i, name in enumerate(data.labels) if name != "setosa"])
              model = fit(two, "scikit-learn")
              self.assertEqual(model.predict([6.7, 3.3, 5.7, 2.5]), "virginica")
              self.assertEqual(model.predict([5.7, 2.8, 4.1, 1.3]), "versicolor")

          def test_refuses_one_class_and_unknown_engines(self):
              with self.assertRaisesRegex(ValueError, "two classes"):
                  fit(Dataset([[1.0, 1.0, 1.0, 1.0]], ["a"]), "python")
              with self.assertRaisesRegex(ValueError, "engine"):
                  fit(load(), "magic")

          def test_a_saved_model_predicts_the_same(self):
              model = fit(load(), "python")
              with tempfile.TemporaryDirectory() as folder:
                  path = Path(folder) / "deep" / "model.json"
                  model.save(path)
                  self.assertEqual(Model.load(path), model)
                  self.assertEqual([entry.name for entry in path.parent.iterdir()], ["model.json"])
                  for broken in ["", "[]", "{}", path.read_text().replace('"bias": [', '"bias": [1, ')]:
                      path.write_text(broken)
                      with self.assertRaisesRegex(ValueError, "is not a model"):
                          Model.load(path)

      if __name__ == "__main__":
          unittest.main()
    `,
  )
}

/** `tests/test_api.py` */
export function apiTest() {
  return python(
    'tests/test_api.py',
    code`
      import json
      import threading
      import unittest
      from http.client import HTTPConnection

      from predictor.api import respond
      from predictor.data import load
      from predictor.server import LARGEST_BODY, create_server
      from predictor.training import fit

      FLOWER = {"sepal_length": 5.1, "sepal_width": 3.5, "petal_length": 1.4, "petal_width": 0.2}

      class ApiTest(unittest.TestCase):
          @classmethod
          def setUpClass(cls):
              cls.model = fit(load(), "python")

          def predict(self, content, content_type="application/json"):
              return respond(self.model, "POST", "/api/predict", content_type, json.dumps(content).encode())

          def test_predicts(self):
              status, content = self.predict({"instances": [FLOWER, {**FLOWER, "petal_length": 6, "petal_width": 2.4}]})
              self.assertEqual(status, 200)
              self.assertEqual([entry["label"] for entry in content["predictions"]], ["setosa", "virginica"])
              self.assertAlmostEqual(sum(content["predictions"][0]["probabilities"].values()), 1, places=3)

          def test_refuses_what_is_not_valid_with_a_reason(self):
              refused = [
                  [],
                  {},
                  {"instances": []},
                  {"instances": [FLOWER] * 1001},
                  {"instances": ["flower"]},
                  {"instances": [{**FLOWER, "colour": 1}]},
                  {"instances": [{"sepal_length": 5.1}]},
                  {"instances": [{**FLOWER, "petal_width": "0.2"}]},
                  {"instances": [{**FLOWER, "petal_width": True}]},
                  {"instances": [{**FLOWER, "petal_width": float("nan")}]},
                  {"instances": [{**FLOWER, "petal_width": 10**400}]},
              ]
              for content in refused:
                  status, answer = self.predict(content)
                  self.assertEqual(status, 400, content)
                  self.assertTrue(answer["error"])
              self.assertEqual(self.predict({"instances": [FLOWER]}, "text/plain")[0], 415)
              self.assertEqual(respond(self.model, "POST", "/api/predict", "application/json", b"{")[0], 400)

          def test_knows_its_endpoints(self):
              self.assertEqual(respond(self.model, "GET", "/api/health")[1]["status"], "ok")
              self.assertEqual(respond(self.model, "GET", "/api/model")[1]["classes"], self.model.classes)
              self.assertEqual(respond(self.model, "GET", "/api/predict")[0], 405)
              self.assertEqual(respond(self.model, "GET", "/")[0], 404)

          def test_answers_over_http(self):
              server = create_server(self.model, ("127.0.0.1", 0))
              threading.Thread(target=server.serve_forever, daemon=True).start()
              try:
                  connection = HTTPConnection("127.0.0.1", server.server_port, timeout=5)
                  body = json.dumps({"instances": [FLOWER]})
                  connection.request("POST", "/api/predict", body, {"content-type": "application/json"})
                  response = connection.getresponse()
                  self.assertEqual(response.status, 200)
                  self.assertEqual(json.load(response)["predictions"][0]["label"], "setosa")
                  connection.request("POST", "/api/predict", headers={"content-length": str(LARGEST_BODY + 1)})
                  response = connection.getresponse()
                  self.assertEqual((response.status, "error" in json.load(response)), (413, True))
                  connection.close()
              finally:
                  server.shutdown()
                  server.server_close()

      if __name__ == "__main__":
          unittest.main()
    `,
  )
}

/** `bench/predictions.py` */
export function benchFile() {
  return python(
    'bench/predictions.py',
    code`
      """How fast the model learns and predicts. The numbers compare two states of the code on one machine."""

      import json
      import time

      from predictor.api import respond
      from predictor.data import load
      from predictor.training import fit

      ROUNDS = 200

      def main():
          data = load()
          started = time.perf_counter()
          model = fit(data)
          print(f"learning    {time.perf_counter() - started:.2f} seconds with {model.trained_with}")

          instances = [dict(zip(model.features, row)) for row in data.rows]
          body = json.dumps({"instances": instances}).encode()
          started = time.perf_counter()
          for _ in range(ROUNDS):
              status, _ = respond(model, "POST", "/api/predict", "application/json", body)
              if status != 200:
                  raise SystemExit(f"The prediction answers with {status}.")
          seconds = time.perf_counter() - started
          print(f"predicting  {ROUNDS * len(data) / seconds:.0f} flowers a second, in requests of {len(data)}")

      if __name__ == "__main__":
          main()
    `,
  )
}
