"""Gives the tests settings and a database of their own, whatever `.env` and the environment say."""

from app import config
from tests.separate import separate_database

url = separate_database("mongodb://localhost:27017/app", lambda name: f"{name}_test", "app")
config.settings = config.Settings.model_construct(database_url=url)
