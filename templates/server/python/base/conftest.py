"""The tests run against DATABASE_URL when it is set, else against a SQLite file of their own."""

import os
from tempfile import mkdtemp

from alembic import command
from alembic.config import Config

os.environ.setdefault("DATABASE_URL", f"sqlite:///{mkdtemp()}/tests.db")
command.upgrade(Config(toml_file="pyproject.toml"), "head")
