import { code } from '../../text/code'
import { pythonFile } from './text'

/** `app/health.py` */
export function healthFile() {
  return pythonFile(
    'app/health.py',
    code`
      """Tells whether the server and its database work."""

      import threading
      import time
      from typing import Any

      from .config import Config
      from .messages import Request, Response, json_response
      from .router import Router
      from .store import Database
      from .store.types import Store

      PING_TIMEOUT = 2
      STARTED = time.monotonic()

      def add_health_route(router: Router, config: Config, database: Database) -> None:
          def read(_request: Request) -> Response:
              health = check_database(database, config.production)
              degraded = health["status"] == "unreachable"
              return json_response(
                  {
                      "status": "degraded" if degraded else "ok",
                      "name": config.name,
                      "version": config.version,
                      "environment": config.environment,
                      "uptimeSeconds": int(time.monotonic() - STARTED),
                      "database": health,
                  }
              )

          router.add("GET", "/api/health", read)

      def check_database(database: Database, production: bool) -> dict[str, Any]:
          """Asks the database for a sign of life and waits two seconds for it at most."""
          health: dict[str, Any] = {"type": database.type, "configured": database.configured}
          if not database.configured:
              return {**health, "status": "not configured", "message": database.note}
          failure = _ping(database.store)
          if failure is None:
              return {**health, "status": "ok"}
          # A driver may name hosts and accounts, which is nobody's business in production.
          told = "" if production else str(failure)
          message = told or "The database does not answer."
          return {**health, "status": "unreachable", "message": message}

      def _ping(store: Store) -> Exception | None:
          """What went wrong. A thread of its own, because drivers wait as long as they like."""
          outcome: list[Exception | None] = []

          def ping() -> None:
              try:
                  store.ping()
                  outcome.append(None)
              except Exception as error:
                  outcome.append(error)

          thread = threading.Thread(target=ping, daemon=True)
          thread.start()
          thread.join(PING_TIMEOUT)
          late = TimeoutError(f"No answer within {PING_TIMEOUT} seconds.")
          return outcome[0] if outcome else late
    `,
  )
}
