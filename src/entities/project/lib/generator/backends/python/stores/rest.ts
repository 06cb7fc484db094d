import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `app/store/rest.py`, for databases that are reached over HTTP. */
export function restFile() {
  return pythonFile(
    'app/store/rest.py',
    code`
      """Calls of a database's HTTP interface."""

      import json
      from collections.abc import Mapping
      from email.message import Message
      from typing import Any
      from urllib.error import HTTPError
      from urllib.request import Request, urlopen

      TIMEOUT = 5

      class ApiError(Exception):
          """An answer that is not a success, with what it says as JSON, if it does."""

          def __init__(self, status: int, detail: Any) -> None:
              super().__init__(f"The database answered with {status}: {detail}")
              self.status = status
              self.detail = detail

      def call(
          method: str,
          url: str,
          headers: Mapping[str, str],
          body: Any = None,
      ) -> tuple[Any, Message]:
          """Sends JSON, or bytes as they are; returns the JSON of the answer and its headers."""
          if body is not None and not isinstance(body, bytes):
              body = json.dumps(body).encode()
          all_headers = {"content-type": "application/json", **headers}
          request = Request(url, data=body, headers=all_headers, method=method)
          try:
              with urlopen(request, timeout=TIMEOUT) as response:
                  return _read_json(response.read()), response.headers
          except HTTPError as error:
              raise ApiError(error.code, _read_json(error.read())) from error

      def _read_json(text: bytes) -> Any:
          try:
              return json.loads(text)
          except ValueError:
              return None
    `,
  )
}
