import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { pythonFile } from './text'

/** `app/web.py`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return pythonFile(
    'app/web.py',
    code`
      """The built web app, served as static files."""

      ${spa && 'import re'}
      from email.utils import formatdate
      from pathlib import Path
      from urllib.parse import unquote

      from .messages import Request, Response

      FOLDER = Path(__file__).parents[2] / "web" / "${frontend.outputFolder}"
      NOT_BUILT = (
          'The web app is not built yet: run "npm run build", or "npm run dev" to work on it.'
      )

      # Not from the standard library, because what that says depends on the system.
      TYPES = {
          ".css": "text/css; charset=utf-8",
          ".html": "text/html; charset=utf-8",
          ".ico": "image/x-icon",
          ".jpeg": "image/jpeg",
          ".jpg": "image/jpeg",
          ".js": "text/javascript; charset=utf-8",
          ".json": "application/json; charset=utf-8",
          ".map": "application/json; charset=utf-8",
          ".mjs": "text/javascript; charset=utf-8",
          ".png": "image/png",
          ".svg": "image/svg+xml; charset=utf-8",
          ".txt": "text/plain; charset=utf-8",
          ".wasm": "application/wasm",
          ".webmanifest": "application/manifest+json; charset=utf-8",
          ".webp": "image/webp",
          ".woff": "font/woff",
          ".woff2": "font/woff2",
          ".xml": "application/xml; charset=utf-8",
      }

      def serve_file(folder: Path, request: Request) -> Response:
          if request.method not in ("GET", "HEAD"):
              return _text(404, "404 Not Found")
          path = unquote(request.path)
          found = _find(folder, path)
          if found:
              # Files with a hash in their name never change.
              hashed = request.path.startswith("/${frontend.hashedFolder}/")
              cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
              return _file(200, found, cache)
          ${
            spa &&
            code`
              # Pages are routes inside the app; with an extension it is a missing file.
              if re.search(r"\.\w+$", path):
                  return _text(404, "Not found")
            `
          }
          page = folder / "${frontend.fallback.file}"
          if not page.is_file():
              return _text(404, NOT_BUILT)
          return _file(${frontend.fallback.status}, page, "no-cache")

      def _find(folder: Path, path: str) -> Path | None:
          """The file of the build for this path, never one outside the folder."""
          if "\0" in path or "\\" in path:
              return None
          root = folder.resolve()
          try:
              target = (root / path.lstrip("/")).resolve()
              ${
                spa
                  ? 'for candidate in (target, target / "index.html"):'
                  : 'page = target.with_name(f"{target.name}.html")\nfor candidate in (target, target / "index.html", page):'
              }
                  if candidate.is_relative_to(root) and candidate.is_file():
                      return candidate
          except OSError:
              # No file system has names of any length.
              return None
          return None

      def _file(status: int, path: Path, cache: str) -> Response:
          headers = {
              "content-type": TYPES.get(path.suffix.lower(), "application/octet-stream"),
              "cache-control": cache,
              "last-modified": formatdate(path.stat().st_mtime, usegmt=True),
          }
          return Response(status, path.read_bytes(), headers)

      def _text(status: int, text: str) -> Response:
          headers = {"content-type": "text/plain; charset=utf-8"}
          return Response(status, text.encode(), headers)
    `,
  )
}
