from typing import Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from alembic.autogenerate.rewriter import Rewriter
from alembic.operations.ops import AddColumnOp
from sqlalchemy import TypeDecorator

from app.store import (
    Base,
    engine,
    # {{#if api}}
    items,  # noqa: F401
    # {{/if}}
    # {{#if auth}}
    users,  # noqa: F401
    # {{/if}}
)

writer = Rewriter()


@writer.rewrites(AddColumnOp)
def check_default(_: object, __: object, added: AddColumnOp) -> AddColumnOp:
    column = added.column
    if not column.nullable and column.server_default is None:
        context.config.print_stdout(
            f"{added.table_name}.{column.name} may not be NULL: give it a server_default in the "
            "model and in the migration, or the rows that exist stop the migration."
        )
    return added


def render_item(kind: str, item: object, autogenerate: AutogenContext) -> str | Literal[False]:
    """Makes a migration import the application's types that it uses."""
    if kind != "type" or not isinstance(item, TypeDecorator):
        return False
    name = type(item).__name__
    autogenerate.imports.add(f"from {type(item).__module__} import {name}")
    return f"{name}()"


with engine.connect() as connection:
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        process_revision_directives=writer,
        # SQLite alters a table by copying it.
        render_as_batch=connection.dialect.name == "sqlite",
        render_item=render_item,
    )
    with context.begin_transaction():
        context.run_migrations()
