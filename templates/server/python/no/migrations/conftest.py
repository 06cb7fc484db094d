"""Gives the tests settings of their own."""

import os

# Whatever `.env` says: in production cookies need HTTPS.
os.environ["APP_ENV"] = "development"
