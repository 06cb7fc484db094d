import type { ProjectContext } from '../../definitions'
import { blocks, code } from '../../text/code'
import { pythonFile } from './text'

/** `app/messages.py`: requests and responses, which tests make and read too. */
export function messagesFile({ has }: ProjectContext) {
  const readsBodies = has('api') || has('auth') || has('ai')
  return pythonFile(
    'app/messages.py',
    blocks(
      code`
        """Requests and responses as plain values, apart from the network."""

        import json
        from collections.abc import Mapping
        from dataclasses import dataclass, field
        from typing import Any
        ${has('api') && 'from urllib.parse import parse_qs'}

        @dataclass(frozen=True)
        class Request:
            method: str
            # Path and query, as they were sent.
            target: str
            # With names in lower case.
            headers: Mapping[str, str] = field(default_factory=dict)
            body: bytes = b""
            # Of the client.
            address: str = ""

            @property
            def path(self) -> str:
                return self.target.partition("?")[0]

            ${
              has('api') &&
              code`
                def query(self, name: str) -> str | None:
                    """The first value of a parameter."""
                    values = parse_qs(self.target.partition("?")[2], keep_blank_values=True)
                    return values[name][0] if name in values else None
              `
            }

        @dataclass(frozen=True)
        class Response:
            status: int
            body: bytes = b""
            headers: Mapping[str, str] = field(default_factory=dict)

        class HttpError(Exception):
            """Answered with this status and these words for people."""

            def __init__(self, status: int, message: str) -> None:
                super().__init__(message)
                self.status = status

        def json_response(
            value: Any, status: int = 200, headers: Mapping[str, str] | None = None
        ) -> Response:
            text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
            content = {"content-type": "application/json"}
            return Response(status, text.encode(), content | dict(headers or {}))

        def error_response(status: int, message: str) -> Response:
            return json_response({"error": message}, status)
      `,
      readsBodies &&
        code`
          def bad_request(message: str) -> HttpError:
              return HttpError(400, message)

          def read_object(request: Request) -> dict[str, Any]:
              """The JSON object in the body; anything else is answered with 415 or 400."""
              if not request.headers.get("content-type", "").startswith("application/json"):
                  raise HttpError(415, "Send JSON with the content type application/json.")
              try:
                  value = json.loads(request.body.decode(), parse_constant=_refuse)
                  # Half a surrogate pair is valid in JSON, but no text that could be stored.
                  json.dumps(value, ensure_ascii=False).encode()
              except (ValueError, RecursionError):
                  value = None
              if not isinstance(value, dict):
                  raise bad_request("The body must be a JSON object.")
              return value

          def _refuse(constant: str) -> None:
              raise ValueError(f"{constant} is not JSON.")
        `,
    ),
  )
}

/** `app/router.py` */
export function routerFile() {
  return pythonFile(
    'app/router.py',
    code`
      """Finds the function that answers a request."""

      import re
      from collections.abc import Callable
      from urllib.parse import unquote

      from .messages import Response

      # Called with the request and the parameters of its path.
      Handler = Callable[..., Response]

      class Router:
          def __init__(self) -> None:
              self._routes: list[tuple[str, re.Pattern[str], Handler]] = []

          def add(self, method: str, path: str, handler: Handler) -> None:
              """A name in braces stands for one part of the path: /api/items/{id}"""
              segments = path.split("/")
              parts = ("([^/]+)" if one[:1] == "{" else re.escape(one) for one in segments)
              self._routes.append((method, re.compile("/".join(parts)), handler))

          def find(self, method: str, path: str) -> tuple[Handler, list[str]] | None:
              """The handler and the parameters of the path. HEAD is GET without a body."""
              wanted = "GET" if method == "HEAD" else method
              for known, pattern, handler in self._routes:
                  if known == wanted and (match := pattern.fullmatch(path)):
                      return handler, [unquote(part) for part in match.groups()]
              return None
    `,
  )
}
