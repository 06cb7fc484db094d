"""Example data for development: `uv run python -m app.seed`."""

from . import store
from .config import settings
from .store import (
    # {{#if api}}
    items,
    # {{/if}}
    users,
)
from .users import passwords

EMAIL = "demo@example.com"
PASSWORD = "demo-password"  # noqa: S105


def seed() -> str:
    """Adds the example data, once. Returns a sentence that describes what was done."""
    with store.database() as db:
        user = users.create_user(db, EMAIL, passwords.hash(PASSWORD))
        if user is None:
            return "The database already contains data. Nothing was changed."
        # {{#if api}}
        own = items.Items(db, user.id)
        for title in ("Read the README", "Add a route", "Write a test"):
            own.add(items.Item(title=title))
        # {{/if}}
        return f"Sign in as {EMAIL} with the password {PASSWORD}."


if __name__ == "__main__":
    if settings.production:
        raise SystemExit("Example data is for development only: APP_ENV is production.")
    print(seed())
