import re
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.middleware.base import RequestResponseEndpoint

DIST = Path(__file__).parents[2] / "web" / "dist"
HASHED = re.compile(r"/(assets|_app/immutable)/|-[A-Z0-9]{8}\.(js|css)$")


def serve(app: FastAPI) -> None:
    """Serves the built web app; every path that is not a file gets its index.html."""
    app.frontend("/", directory=DIST, fallback="index.html", check_dir=False)

    @app.middleware("http")
    async def cache(request: Request, call_next: RequestResponseEndpoint) -> Response:
        response = await call_next(request)
        if HASHED.search(request.url.path) and response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
