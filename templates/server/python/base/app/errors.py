"""Every refusal has one shape: `{"error": "One sentence."}`."""

import logging
from collections.abc import Mapping
from typing import TypedDict

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.base import RequestResponseEndpoint

from .store import UNREACHABLE

MAX_BODY = 100_000
logger = logging.getLogger(__name__)


class Refusal(TypedDict):
    error: str


def refuse(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(Refusal(error=sentence), status, headers)


def add_handlers(app: FastAPI) -> None:
    @app.middleware("http")
    async def limit_body(request: Request, call_next: RequestResponseEndpoint) -> Response:
        length = int(request.headers.get("content-length", 0))
        if length > MAX_BODY or "transfer-encoding" in request.headers:
            return refuse(413, "A request says its length, and has at most 100 kB.")
        return await call_next(request)

    @app.exception_handler(HTTPException)
    def refused(_: Request, error: HTTPException) -> JSONResponse:
        return refuse(error.status_code, error.detail, error.headers)

    @app.exception_handler(RequestValidationError)
    def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place, *names = first["loc"]
        # {{#if api}}
        if place == "path":
            return refuse(404, "There is no such item.")
        # {{/if}}
        if first["type"] == "json_invalid":
            return refuse(400, "The body is no JSON.")
        return refuse(400, f"{'.'.join(map(str, names)) or place}: {first['msg'].rstrip('.')}.")

    def unreachable(_: Request, error: Exception) -> JSONResponse:
        logger.error("The database is not reachable: %s", error)
        return refuse(503, "The database is not reachable.")

    for kind in UNREACHABLE:
        app.add_exception_handler(kind, unreachable)
