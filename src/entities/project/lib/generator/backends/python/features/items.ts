import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `app/items.py`: the CRUD resource. */
export function itemsFile() {
  return pythonFile(
    'app/items.py',
    code`
      """The resource /api/items."""

      import re
      from collections.abc import Callable
      from typing import Any
      from uuid import uuid4

      from .messages import (
          HttpError,
          Request,
          Response,
          bad_request,
          json_response,
          read_object,
      )
      from .router import Handler, Router
      from .store.types import Item, Store
      from .times import now

      TITLE_LIMIT = 200
      PAGE_LIMIT = 100
      OFFSET_LIMIT = 2**53 - 1

      def add_item_routes(
          router: Router,
          store: Store,
          guard: Callable[[Handler], Handler] = lambda handler: handler,
      ) -> None:
          """What the guard wraps is everything that writes."""

          def list_items(request: Request) -> Response:
              limit = _read_number(request, "limit", 20, 1, PAGE_LIMIT)
              offset = _read_number(request, "offset", 0, 0, OFFSET_LIMIT)
              items, total = store.list_items(limit, offset)
              shown = [_shown(item) for item in items]
              return json_response(
                  {"items": shown, "total": total, "limit": limit, "offset": offset}
              )

          def create(request: Request) -> Response:
              title = _read_title(read_object(request).get("title"))
              item = Item(id=str(uuid4()), title=title, done=False, created_at=now())
              store.create_item(item)
              return json_response(_shown(item), 201)

          def read(_request: Request, item_id: str) -> Response:
              return json_response(_shown(_found(store.get_item(item_id))))

          def update(request: Request, item_id: str) -> Response:
              body = read_object(request)
              if "title" not in body and "done" not in body:
                  raise bad_request("Send a title, done or both.")
              done = body.get("done")
              if "done" in body and not isinstance(done, bool):
                  raise bad_request("Done must be true or false.")
              title = _read_title(body["title"]) if "title" in body else None
              return json_response(_shown(_found(store.update_item(item_id, title, done))))

          def delete(_request: Request, item_id: str) -> Response:
              if not store.delete_item(item_id):
                  raise _missing()
              return Response(204)

          router.add("GET", "/api/items", list_items)
          router.add("POST", "/api/items", guard(create))
          router.add("GET", "/api/items/{id}", read)
          router.add("PATCH", "/api/items/{id}", guard(update))
          router.add("DELETE", "/api/items/{id}", guard(delete))

      def _shown(item: Item) -> dict[str, Any]:
          return {
              "id": item.id,
              "title": item.title,
              "done": item.done,
              "createdAt": item.created_at,
          }

      def _found(item: Item | None) -> Item:
          if item is None:
              raise _missing()
          return item

      def _missing() -> HttpError:
          return HttpError(404, "There is no such item.")

      def _read_title(value: Any) -> str:
          title = value.strip() if isinstance(value, str) else ""
          if not title:
              raise bad_request("A title is required.")
          if len(title) > TITLE_LIMIT:
              raise bad_request(f"A title has at most {TITLE_LIMIT} characters.")
          return title

      def _read_number(
          request: Request, name: str, initial: int, least: int, most: int
      ) -> int:
          value = request.query(name)
          if value is None:
              return initial
          if re.fullmatch("[0-9]{1,16}", value) and least <= int(value) <= most:
              return int(value)
          raise bad_request(
              f"The parameter {name} must be a whole number from {least} to {most}."
          )
    `,
  )
}
