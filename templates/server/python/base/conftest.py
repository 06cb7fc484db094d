"""The tests run against DATABASE_URL when it is set, else against a SQLite file of their own."""

import os
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config

# It goes when the tests end.
folder = TemporaryDirectory(ignore_cleanup_errors=True)
os.environ.setdefault("DATABASE_URL", f"sqlite:///{folder.name}/tests.db")
command.upgrade(Config(toml_file="pyproject.toml"), "head")
