"""`item:<id>` is a hash; a sorted set holds the ids of an owner's items by age."""

from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID, uuid4

from redis.client import Pipeline

from . import Database, now


@dataclass
class Item:
    title: str
    done: bool = False
    created_at: datetime = field(default_factory=now)
    id: UUID = field(default_factory=uuid4)

    def to_hash(self) -> dict[str, str | int]:
        created_at = self.created_at.isoformat()
        return {"title": self.title, "done": int(self.done), "created_at": created_at}


def to_item(item_id: str, found: dict[str, str]) -> Item:
    created_at = datetime.fromisoformat(found["created_at"])
    return Item(found["title"], found["done"] == "1", created_at, UUID(item_id))


@dataclass
class Items:
    """The items that a request may see and change."""

    db: Database
    # {{#if auth}}
    owner_id: UUID
    # {{/if}}

    @property
    def index(self) -> str:
        # {{#if auth}}
        return f"items:{self.owner_id}"
        # {{/if}}
        # {{#unless auth}}
        return "items"
        # {{/unless}}

    def page(self, limit: int, offset: int) -> list[Item]:
        ids = self.db.zrevrange(self.index, offset, offset + limit - 1)
        with self.db.pipeline() as pipe:
            for item_id in ids:
                pipe.hgetall(f"item:{item_id}")
            found = pipe.execute()
        return [to_item(*pair) for pair in zip(ids, found, strict=True) if pair[1]]

    def count(self) -> int:
        return self.db.zcard(self.index)

    def add(self, item: Item) -> Item:
        with self.db.pipeline() as pipe:
            pipe.hset(f"item:{item.id}", mapping=item.to_hash())
            pipe.zadd(self.index, {str(item.id): item.created_at.timestamp()})
            pipe.execute()
        return item

    def change(self, item_id: UUID, changes: dict[str, str | bool]) -> Item | None:
        key = f"item:{item_id}"

        def apply(pipe: Pipeline) -> Item | None:
            found = pipe.hgetall(key)
            mine = pipe.zscore(self.index, str(item_id)) is not None
            pipe.multi()
            if not found or not mine:
                return None
            item = to_item(str(item_id), found)
            for name, value in changes.items():
                setattr(item, name, value)
            pipe.hset(key, mapping=item.to_hash())
            return item

        # Starts again if the item is changed or deleted meanwhile: it must not reappear.
        return self.db.transaction(apply, key, value_from_callable=True)

    def remove(self, item_id: UUID) -> bool:
        with self.db.pipeline() as pipe:
            pipe.zrem(self.index, str(item_id))
            removed = pipe.execute()[0] > 0
        if removed:
            self.db.delete(f"item:{item_id}")
        return removed
