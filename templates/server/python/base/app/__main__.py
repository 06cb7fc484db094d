import os
import sys

import uvicorn

from .config import settings

uvicorn.run(
    "app.main:app",
    host=settings.host,
    port=settings.port,
    reload="--reload" in sys.argv,
    # Only a proxy that is named is believed: others pass on whatever address a visitor claims.
    proxy_headers="FORWARDED_ALLOW_IPS" in os.environ,
)
