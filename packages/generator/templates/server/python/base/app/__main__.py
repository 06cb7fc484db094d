import os
import sys
from copy import deepcopy

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from .config import settings

# Requests are logged by `requests.py`: one line of JSON for each request.
logs = deepcopy(LOGGING_CONFIG)
logs["formatters"]["requests"] = {"format": "%(message)s"}
logs["handlers"]["requests"] = {
    "class": "logging.StreamHandler",
    "formatter": "requests",
    "stream": "ext://sys.stdout",
}
logs["loggers"]["app.requests"] = {"handlers": ["requests"], "level": "INFO", "propagate": False}

uvicorn.run(
    "app.main:app",
    host=settings.host,
    port=settings.port,
    reload="--reload" in sys.argv,
    log_config=logs,
    access_log=False,
    server_header=False,
    # Longer than clients and proxies keep idle connections, so that no request is lost.
    timeout_keep_alive=75,
    # Only the listed proxies are trusted: others pass on any address that a client claims.
    proxy_headers="FORWARDED_ALLOW_IPS" in os.environ,
)
