import sys

import uvicorn

from .config import settings

uvicorn.run("app.main:app", host=settings.host, port=settings.port, reload="--reload" in sys.argv)
