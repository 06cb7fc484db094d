import { code } from '../../text/code'
import { literal } from '../../text/escape'
import type { StarterContext } from '../definitions'
import { python } from '../shared/python'

/** `predictor/config.py` */
export function configFile({ title }: StarterContext) {
  return python(
    'predictor/config.py',
    code`
      """Everything that the environment decides. .env.example explains each variable."""

      import os
      from pathlib import Path

      from predictor.data import ROOT

      NAME = ${literal(title)}

      def model_file():
          return ROOT / Path(os.environ.get("MODEL_FILE") or "model/model.json")

      def host():
          return os.environ.get("HOST") or "127.0.0.1"

      def port():
          text = os.environ.get("PORT") or "8000"
          if text.isdecimal() and int(text) < 65536:
              return int(text)
          raise ValueError(f"PORT must be a number from 0 to 65535, not {text!r}.")
    `,
  )
}

/** `predictor/api.py` */
export function apiFile() {
  return python(
    'predictor/api.py',
    code`
      """The prediction API as one function from request to response; it opens no port."""

      import json
      import math

      from predictor.config import NAME

      MOST_INSTANCES = 1000

      class Refused(Exception):
          """A request that cannot be answered, with the status and words for people."""

          def __init__(self, status, message):
              super().__init__(message)
              self.status = status

      def respond(model, method, path, content_type="", body=b""):
          """Status and JSON content of the answer."""
          routes = {
              "/api/health": ("GET", lambda: {"status": "ok", "name": NAME, "trained_with": model.trained_with}),
              "/api/model": ("GET", lambda: describe(model)),
              "/api/predict": ("POST", lambda: predict(model, content_type, body)),
          }
          if path not in routes:
              return 404, {"error": "There is no such endpoint."}
          allowed, answer = routes[path]
          if method != allowed:
              return 405, {"error": f"Use {allowed}."}
          try:
              return 200, answer()
          except Refused as refused:
              return refused.status, {"error": str(refused)}

      def describe(model):
          return {
              "classes": model.classes,
              "features": model.features,
              "trained_with": model.trained_with,
              "metrics": model.metrics,
          }

      def predict(model, content_type, body):
          if not content_type.startswith("application/json"):
              raise Refused(415, "Send JSON with the content type application/json.")
          try:
              content = json.loads(body)
          except (ValueError, RecursionError):
              raise Refused(400, "The body must be JSON.") from None
          instances = content.get("instances") if isinstance(content, dict) else None
          if not isinstance(instances, list) or not 1 <= len(instances) <= MOST_INSTANCES:
              raise Refused(400, f'"instances" must be a list of 1 to {MOST_INSTANCES} objects.')
          return {"predictions": [answer(model, row_of(model, entry, i)) for i, entry in enumerate(instances)]}

      def row_of(model, instance, index):
          """The numbers of one instance in the model's order."""
          if not isinstance(instance, dict) or set(instance) != set(model.features):
              raise Refused(400, f"Instance {index} must have exactly these: {', '.join(model.features)}.")
          for name in model.features:
              value = instance[name]
              if isinstance(value, bool) or not isinstance(value, (int, float)) or not is_finite(value):
                  raise Refused(400, f"Instance {index}: {name} must be a number.")
          return [float(instance[name]) for name in model.features]

      def is_finite(value):
          try:
              return math.isfinite(float(value))
          except OverflowError:
              return False

      def answer(model, row):
          likely = model.probabilities(row)
          return {
              "label": max(likely, key=likely.get),
              "probabilities": {name: round(share, 4) for name, share in likely.items()},
          }
    `,
  )
}

/** `predictor/server.py` */
export function serverFile() {
  return python(
    'predictor/server.py',
    code`
      """Serves predictions: python -m predictor.server"""

      import json
      import signal
      import sys
      from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

      from predictor.api import respond
      from predictor.config import NAME, host, model_file, port
      from predictor.data import load
      from predictor.model import Model
      from predictor.training import train

      LARGEST_BODY = 1024 * 1024

      def create_server(model, address):
          """A server that listens; port 0 takes a free one."""

          class Handler(BaseHTTPRequestHandler):
              timeout = 30

              def answer(self):
                  path = self.path.split("?")[0]
                  length = self.headers.get("content-length") or "0"
                  if not length.isdecimal() or int(length) > LARGEST_BODY:
                      self.close_connection = True
                      return self.send_json(413, {"error": "The request is larger than 1 MB."})
                  body = self.rfile.read(int(length))
                  content_type = self.headers.get("content-type") or ""
                  return self.send_json(*respond(model, self.command, path, content_type, body))

              do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

              def send_json(self, status, content):
                  payload = json.dumps(content).encode()
                  self.send_response(status)
                  self.send_header("content-type", "application/json")
                  self.send_header("content-length", str(len(payload)))
                  self.send_header("x-content-type-options", "nosniff")
                  self.end_headers()
                  self.wfile.write(payload)

              def log_message(self, *_):
                  """Requests are not logged; errors still are, by log_error."""

              def log_error(self, message, *values):
                  print(message % values, file=sys.stderr)

          return ThreadingHTTPServer(address, Handler)

      def open_model():
          """The saved model; without one, a new one is trained, which takes a few seconds at most."""
          path = model_file()
          if not path.exists():
              print("There is no model yet. Training one…", flush=True)
              train(load()).save(path)
          return Model.load(path)

      def main():
          try:
              server = create_server(open_model(), (host(), port()))
          except (OSError, ValueError) as error:
              sys.exit(str(error))
          signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
          print(f"{NAME} is running at http://localhost:{server.server_port}", flush=True)
          try:
              server.serve_forever()
          except KeyboardInterrupt:
              pass
          finally:
              server.server_close()

      if __name__ == "__main__":
          main()
    `,
  )
}
