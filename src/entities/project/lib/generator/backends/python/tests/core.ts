import type { ProjectContext } from '../../../definitions'
import { blocks, code } from '../../../text/code'
import { pythonLiteral } from '../../../text/escape'
import { pythonFile } from '../text'

/** `tests/helpers.py` */
export function helperFile({ has, database }: ProjectContext) {
  const sends = has('api') || has('auth') || has('ai')
  return pythonFile(
    'tests/helpers.py',
    blocks(
      code`
        """The whole server on an empty store, without a port and without a database."""

        import json
        from collections.abc import Callable, Mapping
        from pathlib import Path
        from typing import Any

        from app.application import create_app
        ${has('auth') && 'from app.auth import passwords'}
        from app.config import read_config
        from app.messages import Request, Response
        from app.store import Database
        from app.store.memory import MemoryStore
        from app.store.types import Store

        ${has('auth') && '# Sensible hashes would make up most of the time of the tests.\npasswords.COST = 2'}

        App = Callable[[Request], Response]

        def make_app(
            env: Mapping[str, str] | None = None,
            store: Store | None = None,
            configured: bool = False,
            web_folder: Path = Path("nowhere"),
        ) -> App:
            note = "Nothing is configured."
            database = Database(${pythonLiteral(database.label)}, configured, store or MemoryStore(), note)
            config = read_config({"APP_ENV": "development", **(env or {})})
            return create_app(config, database, web_folder)

        def get(app: App, target: str) -> Response:
            return app(Request("GET", target))

        def read(response: Response) -> Any:
            """The JSON of an answer."""
            return json.loads(response.body)
      `,
      sends &&
        code`
          def send(
              app: App, method: str, target: str, body: Any = None, cookie: str = ""
          ) -> Response:
              headers = {"content-type": "application/json", "cookie": cookie}
              content = b"" if body is None else json.dumps(body).encode()
              return app(Request(method, target, headers, content))
        `,
      has('auth') &&
        code`
          def sign_up(app: App, email: str = "ada@example.com") -> str:
              """Creates an account and returns its session cookie."""
              account = {"email": email, "password": "correct horse"}
              response = send(app, "POST", "/api/auth/sign-up", account)
              return response.headers["set-cookie"].partition(";")[0]
        `,
    ),
  )
}

/** `tests/test_app.py`: health, errors, static files, documentation. */
export function appTest(project: ProjectContext) {
  const { has, database, frontend, title } = project
  const pages = frontend.fallback.status === 404
  return pythonFile(
    'tests/test_app.py',
    blocks(
      code`
        """Health, errors, the web app${has('docs') && ' and the documentation'}."""

        import tempfile
        import unittest
        from pathlib import Path

        from app.messages import Request
        from app.store.memory import MemoryStore
        from tests.helpers import get, make_app, read

        class Unreachable(MemoryStore):
            def ping(self) -> None:
                raise ConnectionError("connection refused")
      `,
      code`
        class HealthTest(unittest.TestCase):
            def test_says_what_runs_and_that_no_database_is_configured(self) -> None:
                response = get(make_app({"APP_ENV": "staging"}), "/api/health")
                self.assertEqual(response.status, 200)
                health = read(response)
                self.assertEqual(health["status"], "ok")
                self.assertEqual(health["name"], ${pythonLiteral(title)})
                self.assertEqual(health["environment"], "staging")
                self.assertEqual(health["database"]["type"], ${pythonLiteral(database.label)})
                self.assertEqual(health["database"]["configured"], False)
                self.assertEqual(health["database"]["status"], "not configured")

            def test_is_degraded_when_the_database_does_not_answer(self) -> None:
                app = make_app(store=Unreachable(), configured=True)
                response = get(app, "/api/health")
                self.assertEqual(response.status, 200)
                health = read(response)
                self.assertEqual(health["status"], "degraded")
                self.assertEqual(health["database"]["status"], "unreachable")
                self.assertEqual(health["database"]["message"], "connection refused")

            def test_keeps_the_reason_to_itself_in_production(self) -> None:
                app = make_app({"APP_ENV": "production"}, Unreachable(), configured=True)
                health = read(get(app, "/api/health"))
                self.assertEqual(health["database"]["message"], "The database does not answer.")
      `,
      code`
        class WebTest(unittest.TestCase):
            def setUp(self) -> None:
                folder = tempfile.TemporaryDirectory()
                self.addCleanup(folder.cleanup)
                root = Path(folder.name)
                (root / "secret.txt").write_text("secret")
                self.web = root / "web"
                self.web.mkdir()
                (self.web / "index.html").write_text("<h1>Home</h1>")
                ${pages && '(self.web / "about.html").write_text("<h1>About</h1>")\n(self.web / "404.html").write_text("<h1>Nothing here</h1>")'}
                self.app = make_app(web_folder=self.web)

            def test_an_unknown_endpoint_answers_with_a_json_error(self) -> None:
                response = get(self.app, "/api/nothing")
                self.assertEqual(response.status, 404)
                self.assertEqual(read(response), {"error": "There is no such endpoint."})

            def test_pages_are_served(self) -> None:
                self.assertIn(b"Home", get(self.app, "/").body)
                ${
                  pages
                    ? code`
                        self.assertIn(b"About", get(self.app, "/about").body)
                        self.assertEqual(get(self.app, "/missing").status, 404)
                      `
                    : code`
                        self.assertIn(b"Home", get(self.app, "/some/page").body)
                        self.assertEqual(get(self.app, "/missing.js").status, 404)
                      `
                }
                self.assertEqual(self.app(Request("POST", "/")).status, 404)

            def test_nothing_outside_the_folder_is_served(self) -> None:
                for path in ("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                    self.assertNotIn(b"secret", get(self.app, path).body)

            def test_a_missing_build_is_explained(self) -> None:
                response = get(make_app(web_folder=self.web / "none"), "/")
                self.assertEqual(response.status, 404)
                self.assertIn(b"npm run build", response.body)
      `,
      has('docs') &&
        code`
          class DocumentationTest(unittest.TestCase):
              def test_every_documented_endpoint_exists(self) -> None:
                  app = make_app()
                  paths = read(get(app, "/api/openapi.json"))["paths"]
                  for path, methods in paths.items():
                      for method in methods:
                          target = path.replace("{id}", "unknown")
                          response = app(Request(method.upper(), target))
                          self.assertNotIn(b"no such endpoint", response.body, f"{method} {path}")

              def test_the_page_lists_the_endpoints(self) -> None:
                  response = get(make_app(), "/api/docs")
                  self.assertIn("text/html", response.headers["content-type"])
                  self.assertIn(b"/api/health", response.body)
        `,
    ),
  )
}
