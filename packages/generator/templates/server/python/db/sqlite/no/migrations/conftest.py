"""Gives the tests settings and a database of their own, whatever `.env` and the environment say."""

from app import config

config.settings = config.Settings.model_construct(database_url="sqlite::memory:")
