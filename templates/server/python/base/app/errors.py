"""Every refusal has one shape: `{"error": "One sentence."}`."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from .store import UNREACHABLE

logger = logging.getLogger(__name__)


def refuse(status: int, sentence: str) -> JSONResponse:
    return JSONResponse({"error": sentence}, status)


def add_handlers(app: FastAPI) -> None:
    @app.exception_handler(HTTPException)
    def refused(_: Request, error: HTTPException) -> JSONResponse:
        return refuse(error.status_code, error.detail)

    @app.exception_handler(RequestValidationError)
    def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place, *names = first["loc"]
        if place == "path":
            return refuse(404, "There is no such entry.")
        return refuse(400, f"{'.'.join(map(str, names)) or place}: {first['msg']}.")

    def unreachable(_: Request, error: Exception) -> JSONResponse:
        logger.error("The database cannot be reached: %s", error)
        return refuse(503, "The database cannot be reached.")

    for kind in UNREACHABLE:
        app.add_exception_handler(kind, unreachable)

    @app.exception_handler(Exception)
    def broken(_: Request, error: Exception) -> JSONResponse:
        return refuse(500, "Something went wrong on the server.")
