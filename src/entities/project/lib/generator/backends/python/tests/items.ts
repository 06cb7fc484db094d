import type { ProjectContext } from '../../../definitions'
import { blocks, code } from '../../../text/code'
import { pythonFile } from '../text'

/** `tests/test_items.py` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  return pythonFile(
    'tests/test_items.py',
    blocks(
      code`
        """The resource /api/items."""

        import contextlib
        import io
        import unittest
        from typing import Any

        from app.messages import Response
        from app.store.memory import MemoryStore
        from tests.helpers import get, make_app, read, send${auth && ', sign_up'}

        class Unreachable(MemoryStore):
            def ping(self) -> None:
                raise ConnectionError("connection refused")

            def list_items(self, limit: int, offset: int) -> Any:
                raise ConnectionError("connection refused")

        class ItemsTest(unittest.TestCase):
            def setUp(self) -> None:
                self.app = make_app()
                ${auth && 'self.cookie = sign_up(self.app)'}

            def send(self, method: str, target: str, body: Any = None) -> Response:
                return send(self.app, method, target, body${auth && ', self.cookie'})

            def test_an_item_is_created_read_changed_and_deleted(self) -> None:
                created = self.send("POST", "/api/items", {"title": "  Water the plants "})
                self.assertEqual(created.status, 201)
                item = read(created)
                self.assertEqual(item["title"], "Water the plants")
                self.assertEqual(item["done"], False)

                url = f"/api/items/{item['id']}"
                self.assertEqual(read(get(self.app, url)), item)

                changed = self.send("PATCH", url, {"done": True})
                self.assertEqual(read(changed), {**item, "done": True})

                self.assertEqual(self.send("DELETE", url).status, 204)
                self.assertEqual(get(self.app, url).status, 404)

            def test_the_list_is_newest_first_and_comes_in_pages(self) -> None:
                for title in ("One", "Two", "Three"):
                    self.send("POST", "/api/items", {"title": title})
                page = read(get(self.app, "/api/items?limit=2&offset=1"))
                self.assertEqual([item["title"] for item in page["items"]], ["Two", "One"])
                self.assertEqual((page["total"], page["limit"], page["offset"]), (3, 2, 1))

            def test_what_is_not_valid_is_refused_with_a_reason(self) -> None:
                item = read(self.send("POST", "/api/items", {"title": "One"}))
                url = f"/api/items/{item['id']}"
                refused = [
                    self.send("POST", "/api/items", {}),
                    self.send("POST", "/api/items", {"title": "   "}),
                    self.send("POST", "/api/items", {"title": "x" * 201}),
                    self.send("POST", "/api/items", {"title": "\ud800"}),
                    self.send("POST", "/api/items", ["One"]),
                    self.send("PATCH", url, {}),
                    self.send("PATCH", url, {"done": "yes"}),
                    get(self.app, "/api/items?limit=0"),
                    get(self.app, "/api/items?limit=101"),
                    get(self.app, "/api/items?offset=-1"),
                ]
                for response in refused:
                    self.assertEqual(response.status, 400)
                    self.assertIsInstance(read(response)["error"], str)

            def test_an_unknown_item_answers_with_404(self) -> None:
                url = "/api/items/unknown"
                self.assertEqual(self.send("PATCH", url, {"done": True}).status, 404)
                self.assertEqual(self.send("DELETE", url).status, 404)
      `,
      auth &&
        code`
          ${'    '}def test_writing_needs_a_signed_in_user_and_reading_does_not(self) -> None:
                  url = "/api/items/unknown"
                  item = {"title": "One"}
                  self.assertEqual(send(self.app, "POST", "/api/items", item).status, 401)
                  self.assertEqual(send(self.app, "PATCH", url, {"done": True}).status, 401)
                  self.assertEqual(send(self.app, "DELETE", url).status, 401)
                  self.assertEqual(get(self.app, "/api/items").status, 200)
        `,
      code`
        ${'    '}def test_a_database_that_cannot_be_reached_answers_with_503(self) -> None:
                app = make_app(store=Unreachable(), configured=True)
                with contextlib.redirect_stderr(io.StringIO()):
                    response = get(app, "/api/items")
                self.assertEqual(response.status, 503)
                self.assertEqual(read(response), {"error": "The database cannot be reached."})
      `,
    ),
  )
}
