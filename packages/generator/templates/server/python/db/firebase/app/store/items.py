from dataclasses import asdict, dataclass, field
from datetime import datetime
from uuid import UUID, uuid4

from google.api_core.exceptions import NotFound
from google.cloud.firestore import CollectionReference, DocumentSnapshot, Query

from . import ONCE, Database, now


@dataclass
class Item:
    title: str
    done: bool = False
    created_at: datetime = field(default_factory=now)
    id: UUID = field(default_factory=uuid4)


def to_item(found: DocumentSnapshot) -> Item:
    kept = found.to_dict()
    return Item(**kept, id=UUID(found.id))


@dataclass
class Items:
    """The items that a request may see and change."""

    db: Database
    # {{#if auth}}
    owner_id: UUID
    # {{/if}}

    @property
    def collection(self) -> CollectionReference:
        # {{#if auth}}
        return self.db.collection(f"owners/{self.owner_id}/items")
        # {{/if}}
        # {{#unless auth}}
        return self.db.collection("items")
        # {{/unless}}

    def page(self, limit: int, offset: int) -> list[Item]:
        query = self.collection.order_by("created_at", direction=Query.DESCENDING)
        return [to_item(each) for each in query.offset(offset).limit(limit).get(**ONCE)]

    def count(self) -> int:
        return int(self.collection.count().get(**ONCE)[0][0].value)

    def add(self, item: Item) -> Item:
        kept = asdict(item)
        self.collection.document(str(kept.pop("id"))).create(kept, **ONCE)
        return item

    def change(self, item_id: UUID, changes: dict[str, object]) -> Item | None:
        document = self.collection.document(str(item_id))
        try:
            if changes:
                document.update(changes, **ONCE)
        except NotFound:
            return None
        found = document.get(**ONCE)
        return to_item(found) if found.exists else None

    def remove(self, item_id: UUID) -> bool:
        document = self.collection.document(str(item_id))
        exists = document.get(**ONCE).exists
        document.delete(**ONCE)
        return exists
