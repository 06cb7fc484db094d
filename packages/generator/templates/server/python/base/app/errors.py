"""Every error has the same format: `{"error": "One sentence."}`."""

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
# {{#if auth}}
INVALID_LINK = "This link is not valid or has expired. Ask for a new one."
# {{/if}}
SENTENCES = {
    "body": "The request body must be a JSON object.",
    # {{#if auth}}
    "email": "The email address is not valid.",
    "password": "The password must be 8 to 128 characters long.",
    "token": INVALID_LINK,
    # {{/if}}
    # {{#if api}}
    "title": "The title must be 1 to 200 characters long.",
    # {{/if}}
}
logger = logging.getLogger(__name__)


class Refusal(TypedDict):
    error: str


REASONS = {
    400: "The request is not valid",
    401: "The request needs a session",
    404: "There is no such item",
    409: "An account with this email address already exists",
    413: "The request body is too large",
    429: "Too many attempts; Retry-After gives the seconds to wait",
    502: "The AI provider did not respond",
    503: "The database is not reachable",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, object]]:
    """The errors of a route for its OpenAPI description; every route can also answer 503."""
    return {
        status: {"model": Refusal, "description": REASONS[status]} for status in (*statuses, 503)
    }


def refuse(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(Refusal(error=sentence), status, headers)


def add_handlers(app: FastAPI) -> None:
    @app.middleware("http")
    async def limit_body(request: Request, call_next: RequestResponseEndpoint) -> Response:
        length = int(request.headers.get("content-length", 0))
        # A chunked body does not state its length, and could be of any.
        if length > MAX_BODY or "transfer-encoding" in request.headers:
            return refuse(413, "The request body is too large.")
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
            return refuse(400, "The request body is not valid JSON.")
        if not names:
            return refuse(400, SENTENCES["body"])
        if first["type"] == "string_pattern_mismatch":
            return refuse(400, f"The {names[-1]} contains an invalid character.")
        known = SENTENCES.get(str(names[-1]))
        return refuse(400, known or f"{'.'.join(map(str, names))}: {first['msg'].rstrip('.')}.")

    def unreachable(_: Request, error: Exception) -> JSONResponse:
        logger.error("The database is not reachable: %s", error)
        return refuse(503, "The database is not reachable.")

    for kind in UNREACHABLE:
        app.add_exception_handler(kind, unreachable)
