from fastapi import APIRouter, HTTPException

from . import (
    # {{#if ai}}
    ai,
    # {{/if}}
    # {{#if api}}
    items,
    # {{/if}}
    store,
    # {{#if auth}}
    users,
    # {{/if}}
)

router = APIRouter(prefix="/api")
# {{#if auth}}
router.include_router(users.router)
# {{/if}}
# {{#if api}}
router.include_router(items.router)
# {{/if}}
# {{#if ai}}
router.include_router(ai.router)
# {{/if}}


@router.get("/health", tags=["health"])
def health() -> dict[str, str]:
    try:
        store.ping()
    except store.UNREACHABLE:
        return {"status": "degraded", "database": "unreachable"}
    return {"status": "ok", "database": "ok"}


METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


@router.api_route("/{path:path}", methods=METHODS, include_in_schema=False)
def nothing(path: str) -> None:
    raise HTTPException(404, "There is no such endpoint.")
