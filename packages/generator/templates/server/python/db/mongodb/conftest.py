"""Gives the tests their own settings and database, whatever `.env` and the environment contain."""

from app import config
from tests.separate import separate_database

url = separate_database("mongodb://localhost:27017/app", lambda name: f"{name}_test", "app")
config.settings = config.Settings.model_construct(database_url=url)
