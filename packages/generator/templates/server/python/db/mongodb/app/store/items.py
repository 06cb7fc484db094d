from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from pymongo import ReturnDocument

from . import Database, now


@dataclass
class Item:
    title: str
    done: bool = False
    created_at: datetime = field(default_factory=now)
    id: UUID = field(default_factory=uuid4)


def to_item(found: dict[str, Any]) -> Item:
    return Item(found["title"], found["done"], found["created_at"], found["_id"])


@dataclass
class Items:
    """The items that a request may see and change."""

    db: Database
    # {{#if auth}}
    owner_id: UUID
    # {{/if}}

    def query(self, **more: object) -> dict[str, object]:
        # {{#if auth}}
        more["owner_id"] = self.owner_id
        # {{/if}}
        return more

    def page(self, limit: int, offset: int) -> list[Item]:
        found = self.db.items.find(self.query()).sort([("created_at", -1), ("_id", -1)])
        return [to_item(each) for each in found.skip(offset).limit(limit)]

    def count(self) -> int:
        return self.db.items.count_documents(self.query())

    def add(self, item: Item) -> Item:
        document = asdict(item)
        self.db.items.insert_one(self.query(_id=document.pop("id"), **document))
        return item

    def change(self, item_id: UUID, changes: dict[str, object]) -> Item | None:
        if not changes:
            found = self.db.items.find_one(self.query(_id=item_id))
        else:
            found = self.db.items.find_one_and_update(
                self.query(_id=item_id), {"$set": changes}, return_document=ReturnDocument.AFTER
            )
        return to_item(found) if found else None

    def remove(self, item_id: UUID) -> bool:
        return self.db.items.delete_one(self.query(_id=item_id)).deleted_count > 0
