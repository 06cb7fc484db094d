import type { ProjectContext } from '../../definitions'
import { code, lines } from '../../text/code'
import { pythonLiteral } from '../../text/escape'
import { pythonStore } from './stores'
import { pythonFile } from './text'

/** `app/__init__.py` */
export function packageFile(project: ProjectContext) {
  return pythonFile(
    'app/__init__.py',
    code`
      """The server of ${project.slug}."""

      __version__ = "0.1.0"
    `,
  )
}

/** `app/__main__.py` */
export function mainFile() {
  return pythonFile(
    'app/__main__.py',
    code`
      """Starts and stops the server: python -m app"""

      import errno
      import signal
      import sys
      import threading

      from .application import create_app
      from .config import Config, read_config
      from .server import Server
      from .store import Database, open_database

      def main() -> None:
          config = read_config()
          database = open_database(config)
          server = open_server(config, database)

          def stop(*_: object) -> None:
              # The loop below runs in this thread, which therefore cannot wait for it.
              threading.Thread(target=server.shutdown).start()

          signal.signal(signal.SIGINT, stop)
          signal.signal(signal.SIGTERM, stop)

          print(f"{config.name} is running at http://localhost:{server.port}", flush=True)
          if not database.configured:
              print(database.note, flush=True)
          server.serve_forever()
          server.finish()
          database.store.close()

      def open_server(config: Config, database: Database) -> Server:
          app = create_app(config, database)
          try:
              return Server(app, config.host, config.port, log=not config.production)
          except OSError as error:
              if error.errno == errno.EADDRINUSE:
                  sys.exit(f"Port {config.port} is in use. Set PORT to another one.")
              sys.exit(f"The server cannot listen on {config.host}: {error}")

      if __name__ == "__main__":
          main()
    `,
  )
}

/** `app/config.py` */
export function configFile(project: ProjectContext) {
  const store = pythonStore(project)
  const ai = project.has('ai')
  const environment = pythonLiteral(project.config.environment)
  return pythonFile(
    'app/config.py',
    code`
      """Everything that the environment decides. .env.example explains each variable."""

      import os
      import re
      from collections.abc import Mapping
      from dataclasses import dataclass

      from . import __version__

      NAME = ${pythonLiteral(project.title)}

      ${
        ai &&
        code`
          @dataclass(frozen=True)
          class AiSettings:
              # Of an OpenAI-compatible API, ending in /v1.
              base_url: str
              # Empty: the assistant is off.
              api_key: str
              model: str
        `
      }

      @dataclass(frozen=True)
      class Config:
          name: str
          version: str
          environment: str
          # Requests are not logged, and errors keep their details to themselves.
          production: bool
          host: str
          port: int
          ${lines(...store.settings.map(([name]) => `${name}: str`))}
          ${ai && 'ai: AiSettings'}

      def read_config(env: Mapping[str, str] = os.environ) -> Config:
          environment = env.get("APP_ENV") or ${environment}
          return Config(
              name=NAME,
              version=__version__,
              environment=environment,
              production=environment != "development",
              host=env.get("HOST") or "127.0.0.1",
              port=_read_port(env.get("PORT") or "3000"),
              ${lines(...store.settings.map(([name, variable]) => `${name}=env.get("${variable}") or "",`))}
              ${
                ai &&
                code`
                  ai=AiSettings(
                      base_url=env.get("AI_BASE_URL") or "https://api.openai.com/v1",
                      api_key=env.get("AI_API_KEY") or "",
                      model=env.get("AI_MODEL") or "gpt-4o-mini",
                  ),
                `
              }
          )

      def _read_port(value: str) -> int:
          if re.fullmatch("[0-9]{1,5}", value) and int(value) < 65536:
              return int(value)
          raise SystemExit(f'PORT must be a number from 0 to 65535, not "{value}".')
    `,
  )
}

/** `app/application.py` */
export function appFile(project: ProjectContext) {
  const { has } = project
  const guarded = has('auth') && (has('api') || has('ai'))
  const guard = guarded ? ', require_user(database.store)' : ''
  return pythonFile(
    'app/application.py',
    code`
      """All routes in one place."""

      import traceback
      from collections.abc import Callable
      from pathlib import Path

      ${has('ai') && 'from .ai.routes import add_ai_routes'}
      ${has('auth') && 'from .auth.routes import add_auth_routes'}
      ${guarded && 'from .auth.sessions import require_user'}
      from .config import Config
      ${has('docs') && 'from .docs import add_docs_routes'}
      from .health import add_health_route, check_database
      ${has('api') && 'from .items import add_item_routes'}
      from .messages import HttpError, Request, Response, error_response
      from .router import Router
      from .store import Database
      from .web import FOLDER, serve_file

      def create_app(
          config: Config, database: Database, web_folder: Path = FOLDER
      ) -> Callable[[Request], Response]:
          """The whole server as one function from request to response; it opens no port."""
          router = Router()
          add_health_route(router, config, database)
          ${has('auth') && 'add_auth_routes(router, database.store)'}
          ${has('api') && `add_item_routes(router, database.store${guard})`}
          ${has('ai') && `add_ai_routes(router, config.ai${guard})`}
          ${has('docs') && 'add_docs_routes(router)'}

          def answer(request: Request) -> Response:
              if route := router.find(request.method, request.path):
                  handler, parameters = route
                  return handler(request, *parameters)
              if request.path == "/api" or request.path.startswith("/api/"):
                  raise HttpError(404, "There is no such endpoint.")
              return serve_file(web_folder, request)

          def app(request: Request) -> Response:
              try:
                  return answer(request)
              except HttpError as error:
                  return error_response(error.status, str(error))
              except Exception:
                  traceback.print_exc()
                  health = check_database(database, config.production)
                  if health["status"] == "unreachable":
                      return error_response(503, "The database cannot be reached.")
                  return error_response(500, "Something went wrong on the server.")

          return app
    `,
  )
}
