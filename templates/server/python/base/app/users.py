from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.security import APIKeyCookie
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from pwdlib import PasswordHash
from pydantic import AfterValidator, BaseModel, ConfigDict, EmailStr, Field

from .config import settings
from .store import Database, users

router = APIRouter(prefix="/auth", tags=["accounts"])
passwords = PasswordHash.recommended()
NOBODY = passwords.hash("nobody")
attempts = MovingWindowRateLimiter(MemoryStorage())
ATTEMPTS = parse("10/minute")

Token = Annotated[str | None, Depends(APIKeyCookie(name="session", auto_error=False))]


class Credentials(BaseModel):
    email: Annotated[EmailStr, AfterValidator(str.lower)]
    password: str = Field(min_length=8, max_length=128)


class PublicUser(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    id: UUID
    email: str


class SignedIn(BaseModel):
    user: PublicUser | None


def limit_attempts(request: Request) -> None:
    # Behind a proxy, uvicorn believes its X-Forwarded-For when FORWARDED_ALLOW_IPS names it.
    address = request.client.host if request.client else "unknown"
    if not attempts.hit(ATTEMPTS, address):
        sentence = "Too many attempts. Try again in a minute."
        raise HTTPException(429, sentence, {"Retry-After": "60"})


def signed_in_user(db: Database, token: Token) -> users.User | None:
    return users.find_session_user(db, token) if token else None


# {{#if guarded}}
def current_user(user: Annotated[users.User | None, Depends(signed_in_user)]) -> users.User:
    if user is None:
        raise HTTPException(401, "Sign in first.")
    return user


# {{#if api}}
CurrentUser = Annotated[users.User, Depends(current_user)]


# {{/if}}
# {{/if}}
def sign_in_as(user: users.User, response: Response, db: Database) -> dict[str, users.User]:
    response.set_cookie(
        "session",
        users.start_session(db, user),
        max_age=int(users.LIFETIME.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.production,
    )
    return {"user": user}


@router.post(
    "/sign-up",
    status_code=201,
    response_model=SignedIn,
    dependencies=[Depends(limit_attempts)],
)
def sign_up(body: Credentials, response: Response, db: Database) -> dict[str, users.User]:
    user = users.create_user(db, body.email, passwords.hash(body.password))
    if user is None:
        raise HTTPException(409, "An account with this email address already exists.")
    return sign_in_as(user, response, db)


@router.post("/sign-in", response_model=SignedIn, dependencies=[Depends(limit_attempts)])
def sign_in(body: Credentials, response: Response, db: Database) -> dict[str, users.User]:
    user = users.find_user(db, body.email)
    # An unknown address takes as long as a wrong password.
    if not passwords.verify(body.password, user.password_hash if user else NOBODY) or user is None:
        raise HTTPException(401, "The email address or password is incorrect.")
    return sign_in_as(user, response, db)


@router.post("/sign-out", status_code=204)
def sign_out(response: Response, db: Database, token: Token) -> None:
    users.end_session(db, token or "")
    response.delete_cookie("session")


@router.get("/me", response_model=SignedIn)
def me(
    user: Annotated[users.User | None, Depends(signed_in_user)],
) -> dict[str, users.User | None]:
    return {"user": user}
