import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `app/store/pool.py`, for drivers whose connections serve one thread at a time. */
export function poolFile() {
  return pythonFile(
    'app/store/pool.py',
    code`
      """Database connections that threads take turns with."""

      import threading
      from collections.abc import Callable, Iterator
      from contextlib import contextmanager, suppress
      from typing import Any

      SIZE = 10
      WAIT = 5

      class Pool:
          """Opens connections when they are needed, and keeps those that work."""

          def __init__(
              self, connect: Callable[[], Any], check: Callable[[Any], object]
          ) -> None:
              self._connect = connect
              # Raises for a connection that broke while nobody used it.
              self._check = check
              self._idle: list[Any] = []
              self._turns = threading.BoundedSemaphore(SIZE)

          @contextmanager
          def connection(self) -> Iterator[Any]:
              if not self._turns.acquire(timeout=WAIT):
                  raise TimeoutError("All connections to the database are busy.")
              try:
                  connection = self._reuse() or self._connect()
                  try:
                      yield connection
                  except BaseException:
                      _close(connection)
                      raise
                  self._idle.append(connection)
              finally:
                  self._turns.release()

          def close(self) -> None:
              while self._idle:
                  _close(self._idle.pop())

          def _reuse(self) -> Any | None:
              while self._idle:
                  connection = self._idle.pop()
                  try:
                      self._check(connection)
                      return connection
                  except Exception:
                      _close(connection)
              return None

      def _close(connection: Any) -> None:
          with suppress(Exception):
              connection.close()
    `,
  )
}
