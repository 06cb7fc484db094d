from datetime import datetime
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, HTTPException, Query
from pydantic import BaseModel, ConfigDict, StrictBool, StringConstraints
from pydantic.alias_generators import to_camel

from . import errors
from .store import Database
from .store.items import Item, Items

router = APIRouter(prefix="/items", tags=["items"])
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=r"^[^\x00]*$"),
]


def open_items(db: Database) -> Items:
    return Items(db)


AllItems = Annotated[Items, Depends(open_items)]


class NewItem(BaseModel):
    title: Title


class ItemChanges(BaseModel):
    title: Title | None = None
    done: StrictBool | None = None


class ItemOut(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, validate_by_name=True, from_attributes=True)

    id: UUID
    title: str
    done: bool
    created_at: datetime


class ItemPage(BaseModel):
    items: list[ItemOut]
    total: int


def missing() -> HTTPException:
    return HTTPException(404, "There is no such item.")


@router.get("", response_model=ItemPage, responses=errors.refusals(400))
def list_items(
    items: AllItems,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    offset: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> dict[str, object]:
    return {"items": items.page(limit, offset), "total": items.count()}


@router.post(
    "",
    status_code=201,
    response_model=ItemOut,
    responses=errors.refusals(400, 413),
)
def create_item(body: NewItem, items: AllItems) -> Item:
    return items.add(Item(**body.model_dump()))


@router.patch("/{id}", response_model=ItemOut, responses=errors.refusals(400, 404, 413))
def change_item(id: UUID, body: ItemChanges, items: AllItems) -> Item:
    item = items.change(id, body.model_dump(exclude_none=True))
    if item is None:
        raise missing()
    return item


@router.delete("/{id}", status_code=204, responses=errors.refusals(404))
def delete_item(id: UUID, items: AllItems) -> None:
    if not items.remove(id):
        raise missing()
