"""Gives the tests settings of their own, and a database of their own unless DATABASE_URL is set."""

import os
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config

# Whatever `.env` says: in production cookies need HTTPS.
os.environ["APP_ENV"] = "development"

# The folder is removed when the tests end.
folder = TemporaryDirectory(ignore_cleanup_errors=True)
os.environ.setdefault("DATABASE_URL", f"sqlite:///{folder.name}/tests.db")
command.upgrade(Config(toml_file="pyproject.toml"), "head")
