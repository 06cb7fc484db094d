"""Gives every request an id, a line in the log, security headers, and a response."""

import json
import logging
import re
from time import perf_counter
from uuid import uuid4

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import refuse

logger = logging.getLogger(__name__)
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=15552000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
}
ID = re.compile(r"[\w-]{1,64}", re.ASCII)


class EveryRequest:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        # A proxy may already have assigned an id.
        given = Headers(scope=scope).get("x-request-id", "")
        request_id = given if ID.fullmatch(given) else str(uuid4())
        began = perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request_id
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            logging.getLogger("uvicorn.error").exception("Request %s failed", request_id)
            if status:
                raise
            await refuse(500, "Something went wrong on the server.")(scope, receive, answer)
        finally:
            line = {
                "request": request_id,
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round((perf_counter() - began) * 1000, 1),
            }
            logger.info(json.dumps(line))
