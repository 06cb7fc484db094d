from alembic import context

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

with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        context.run_migrations()
