"""The first tables."""

import sqlalchemy as sa
from alembic import op

from app.store import Moment

revision = "0001"
down_revision = None


def upgrade() -> None:
    # {{#if auth}}
    op.create_table(
        "users",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("email", sa.String(254), nullable=False, unique=True),
        sa.Column("password_hash", sa.String(255), nullable=False),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("reset_hash", sa.String(64)),
        sa.Column("reset_expires_at", Moment),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "user_id", sa.Uuid, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("expires_at", Moment, nullable=False, index=True),
    )
    # {{/if}}
    # {{#if api}}
    op.create_table(
        "items",
        sa.Column("id", sa.Uuid, primary_key=True),
        # {{#if auth}}
        sa.Column(
            "owner_id",
            sa.Uuid,
            sa.ForeignKey("users.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        # {{/if}}
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created_at", Moment, nullable=False),
    )
    # {{/if}}


def downgrade() -> None:
    # {{#if api}}
    op.drop_table("items")
    # {{/if}}
    # {{#if auth}}
    op.drop_table("sessions")
    op.drop_table("users")
    # {{/if}}
