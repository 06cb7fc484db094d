"""Finds the tests' database."""

import os
import re
from collections.abc import Callable
from urllib.parse import quote, unquote

from dotenv import dotenv_values

# `mongodb://user@localhost:27017/app?ssl=1` is a server, a name and options.
PARTS = re.compile(r"([^:]+://[^/?]*)/?([^?]*)(.*)")


def separate_database(usual: str, rename: Callable[[str], str], unnamed: str) -> str:
    """Returns TEST_DATABASE_URL, or else DATABASE_URL (or `usual`) with another name.

    Exits if it has the name of the application's database, because the tests write. Servers are not
    compared: a server can have many addresses. `unnamed` is the name that the driver uses when an
    address has none.
    """
    known = [os.environ, dotenv_values("../.env")]

    def every(variable: str) -> list[str]:
        return [value for settings in known if (value := settings.get(variable))]

    def parts(url: str) -> tuple[str, str, str]:
        found = PARTS.fullmatch(url)
        if found is None:
            raise SystemExit(f"This is not a database address: {url}")
        name = unquote(found[2] or unnamed)
        return found[1], str(int(name)) if name.isdecimal() else name, found[3]

    addresses = every("DATABASE_URL") or [usual]
    server, name, options = parts(addresses[0])
    derived = f"{server}/{quote(rename(name), safe='')}{options}"
    url = (every("TEST_DATABASE_URL") or [derived])[0]
    own = parts(url)[1]
    if own.lower() in (parts(address)[1].lower() for address in addresses):
        raise SystemExit(
            f'The tests would use "{own}", the database of the application: '
            "set TEST_DATABASE_URL to another one."
        )
    return url
