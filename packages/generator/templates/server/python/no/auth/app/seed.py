"""Example data for development: `uv run python -m app.seed`."""

from . import store
from .config import settings
from .store.items import Item, Items


def seed() -> str:
    """Adds items if there are none. Returns a sentence that describes what was done."""
    with store.database() as db:
        items = Items(db)
        if items.count() > 0:
            return "The database already contains data. Nothing was changed."
        for title in ("Read the README", "Add a route", "Write a test"):
            items.add(Item(title=title))
        return "Three items were added."


if __name__ == "__main__":
    if settings.production:
        raise SystemExit("Example data is for development only: APP_ENV is production.")
    print(seed())
