from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID, uuid4

from sqlalchemy import (
    # {{#if auth}}
    ForeignKey,
    # {{/if}}
    Select,
    String,
    false,
    func,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from . import Base, Database, Moment, now


class Item(Base):
    __tablename__ = "items"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=uuid4)
    # {{#if auth}}
    owner_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    # {{/if}}
    title: Mapped[str] = mapped_column(String(200))
    done: Mapped[bool] = mapped_column(default=False, server_default=false())
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)


@dataclass
class Items:
    """The items that a request may see and change."""

    db: Database
    # {{#if auth}}
    owner_id: UUID
    # {{/if}}

    def query(self) -> Select[Item]:
        # {{#if auth}}
        return select(Item).where(Item.owner_id == self.owner_id)
        # {{/if}}
        # {{#unless auth}}
        return select(Item)
        # {{/unless}}

    def page(self, limit: int, offset: int) -> Sequence[Item]:
        query = self.query().order_by(Item.created_at.desc(), Item.id)
        return self.db.scalars(query.limit(limit).offset(offset)).all()

    def count(self) -> int:
        return self.db.scalar(select(func.count()).select_from(self.query().subquery())) or 0

    def find(self, item_id: UUID) -> Item | None:
        return self.db.scalar(self.query().where(Item.id == item_id))

    def add(self, item: Item) -> Item:
        # {{#if auth}}
        item.owner_id = self.owner_id
        # {{/if}}
        self.db.add(item)
        self.db.commit()
        return item

    def change(self, item_id: UUID, changes: dict[str, object]) -> Item | None:
        item = self.find(item_id)
        if item is not None:
            for name, value in changes.items():
                setattr(item, name, value)
            self.db.commit()
        return item

    def remove(self, item_id: UUID) -> bool:
        item = self.find(item_id)
        if item is not None:
            self.db.delete(item)
            self.db.commit()
        return item is not None
