"""Example data for development: `uv run python -m app.seed`."""

from . import store
from .config import settings
from .store.items import Item, Items


def seed() -> str:
    """Adds items where there are none. Returns the sentence that says what was done."""
    with store.database() as db:
        items = Items(db)
        if items.count() > 0:
            return "There are already items: nothing was changed."
        for title in ("Read the README", "Add a route", "Write a test"):
            items.add(Item(title=title))
        return "Three items were created."


if __name__ == "__main__":
    if settings.production:
        raise SystemExit("Example data is for development: APP_ENV is production.")
    print(seed())
