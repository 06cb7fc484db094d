"""Gives the tests their own settings and database, whatever `.env` and the environment contain."""

from app import config

config.settings = config.Settings.model_construct(database_url="sqlite://")
