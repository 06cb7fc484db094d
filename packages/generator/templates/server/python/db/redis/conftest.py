"""Gives the tests their own settings and database, whatever `.env` and the environment contain."""

from app import config
from tests.separate import separate_database

url = separate_database("redis://localhost:6379", lambda _: "15", "0")
config.settings = config.Settings.model_construct(database_url=url)
