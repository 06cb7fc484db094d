"""Prepares the tests: settings of their own, whatever `.env` says, and a database of their own unless DATABASE_URL is set."""

import os

# {{#if migrations}}
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config

# {{/if}}

os.environ["APP_ENV"] = "development"
# {{#if migrations}}

# The folder is removed when the tests end.
folder = TemporaryDirectory(ignore_cleanup_errors=True)
os.environ.setdefault("DATABASE_URL", f"sqlite:///{folder.name}/tests.db")
command.upgrade(Config(toml_file="pyproject.toml"), "head")
# {{/if}}
