"""Gives the tests their own settings and database, whatever `.env` and the environment contain."""

from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config

from app import config

# The folder is removed when the tests end.
folder = TemporaryDirectory(ignore_cleanup_errors=True)
url = f"sqlite:///{folder.name}/tests.db"
config.settings = config.Settings.model_construct(database_url=url)
command.upgrade(Config(toml_file="pyproject.toml"), "head")
