from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, BackgroundTasks, Depends, HTTPException, Request, Response
from fastapi.security import APIKeyCookie
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from pwdlib import PasswordHash
from pydantic import AfterValidator, BaseModel, ConfigDict, EmailStr, Field

from . import mail, store
from .config import settings
from .errors import INVALID_LINK, refusals
from .store import Database, users

router = APIRouter(prefix="/auth", tags=["accounts"])
passwords = PasswordHash.recommended()
NOBODY = passwords.hash("nobody")
attempts = MovingWindowRateLimiter(MemoryStorage())
ATTEMPTS = parse("10/minute")

Token = Annotated[str | None, Depends(APIKeyCookie(name="session", auto_error=False))]


Email = Annotated[EmailStr, AfterValidator(str.lower)]
Password = Annotated[str, Field(min_length=8, max_length=128)]


class Credentials(BaseModel):
    email: Email
    password: Password


class Forgotten(BaseModel):
    email: Email


class Reset(BaseModel):
    token: str
    password: Password


class PublicUser(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    id: UUID
    email: str


class SignedIn(BaseModel):
    user: PublicUser | None


def limit_attempts(request: Request) -> None:
    # Behind a proxy, uvicorn trusts its X-Forwarded-For if FORWARDED_ALLOW_IPS lists it.
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
    responses=refusals(400, 409, 413, 429),
)
def sign_up(body: Credentials, response: Response, db: Database) -> dict[str, users.User]:
    user = users.create_user(db, body.email, passwords.hash(body.password))
    if user is None:
        raise HTTPException(409, "An account with this email address already exists.")
    return sign_in_as(user, response, db)


@router.post(
    "/sign-in",
    response_model=SignedIn,
    dependencies=[Depends(limit_attempts)],
    responses=refusals(400, 401, 413, 429),
)
def sign_in(body: Credentials, response: Response, db: Database) -> dict[str, users.User]:
    user = users.find_user(db, body.email)
    # An unknown address takes as long as a wrong password.
    if not passwords.verify(body.password, user.password_hash if user else NOBODY) or user is None:
        raise HTTPException(401, "The email address or password is incorrect.")
    return sign_in_as(user, response, db)


@router.post("/sign-out", status_code=204, responses=refusals())
def sign_out(response: Response, db: Database, token: Token) -> None:
    users.end_session(db, token or "")
    response.delete_cookie("session")


def send_link(email: str) -> None:
    with store.database() as db:
        user = users.find_user(db, email)
        token = users.start_reset(db, user) if user else None
    if token:
        mail.send_reset_link(email, token)


@router.post(
    "/forgot-password",
    status_code=204,
    dependencies=[Depends(limit_attempts)],
    responses=refusals(400, 413, 429),
)
def forgot_password(body: Forgotten, background: BackgroundTasks) -> None:
    """Sends a link for choosing a new password, if there is an account for the address."""
    if not mail.can_send():
        raise HTTPException(503, "Mail is off. Set SMTP_URL.")
    store.ping()
    # After the response, whose time must not reveal whether there is an account.
    background.add_task(send_link, body.email)


@router.post(
    "/reset-password",
    status_code=204,
    dependencies=[Depends(limit_attempts)],
    responses=refusals(400, 413, 429),
)
def reset_password(body: Reset, db: Database) -> None:
    """Changes the password with the token from the link, and ends all sessions of the account."""
    user_id, _, secret = body.token.partition(".")
    try:
        account = UUID(user_id)
    except ValueError:
        raise HTTPException(400, INVALID_LINK) from None
    if not users.reset_password(db, account, secret, passwords.hash(body.password)):
        raise HTTPException(400, INVALID_LINK)


@router.get("/me", response_model=SignedIn, responses=refusals())
def me(
    user: Annotated[users.User | None, Depends(signed_in_user)],
) -> dict[str, users.User | None]:
    return {"user": user}
