import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { pythonFile } from '../text'
import { passwordsFile, rateLimitFile } from './passwords'

/** `app/auth/`: accounts with hashed passwords and cookie sessions. */
export function authFiles(project: ProjectContext) {
  const guards = project.has('api') || project.has('ai')
  return [packageFile(), routesFile(), passwordsFile(), sessionsFile(guards), rateLimitFile()]
}

function packageFile() {
  return pythonFile('app/auth/__init__.py', '"""Accounts, passwords and sessions."""')
}

function routesFile() {
  return pythonFile(
    'app/auth/routes.py',
    code`
      """The endpoints /api/auth/{sign-up,sign-in,sign-out,me}."""

      import re
      from uuid import uuid4

      from ..messages import (
          HttpError,
          Request,
          Response,
          bad_request,
          json_response,
          read_object,
      )
      from ..router import Router
      from ..store.types import Store, User
      from ..times import now
      from .passwords import hash_password, verify_password
      from .rate_limit import RateLimit
      from .sessions import current_user, end_session, start_session

      EMAIL_MAXIMUM = 254
      PASSWORD_MINIMUM = 8
      PASSWORD_MAXIMUM = 200

      def add_auth_routes(router: Router, store: Store) -> None:
          limit = RateLimit(attempts=5, seconds=300)

          def sign_up(request: Request) -> Response:
              email, password = _read_credentials(request)
              if len(password) < PASSWORD_MINIMUM:
                  raise bad_request(
                      f"A password needs at least {PASSWORD_MINIMUM} characters."
                  )
              user = User(
                  id=str(uuid4()),
                  email=email,
                  password_hash=hash_password(password),
                  created_at=now(),
              )
              if not store.create_user(user):
                  raise HttpError(
                      409, "There is already an account with this e-mail address."
                  )
              cookie = start_session(request, store, user.id)
              return json_response({"user": _shown(user)}, 201, cookie)

          def sign_in(request: Request) -> Response:
              email, password = _read_credentials(request)
              key = f"{request.address} {email}"
              if not limit.allows(key):
                  raise HttpError(429, "Too many attempts. Try again in a few minutes.")
              user = store.find_user_by_email(email)
              matches = verify_password(password, user.password_hash if user else None)
              if user is None or not matches:
                  raise HttpError(401, "The e-mail address or the password is wrong.")
              limit.reset(key)
              cookie = start_session(request, store, user.id)
              return json_response({"user": _shown(user)}, 200, cookie)

          def sign_out(request: Request) -> Response:
              return Response(204, headers=end_session(request, store))

          def me(request: Request) -> Response:
              user = current_user(request, store)
              return json_response({"user": user and _shown(user)})

          router.add("POST", "/api/auth/sign-up", sign_up)
          router.add("POST", "/api/auth/sign-in", sign_in)
          router.add("POST", "/api/auth/sign-out", sign_out)
          router.add("GET", "/api/auth/me", me)

      def _shown(user: User) -> dict[str, str]:
          return {"id": user.id, "email": user.email}

      def _read_credentials(request: Request) -> tuple[str, str]:
          body = read_object(request)
          email, password = body.get("email"), body.get("password")
          address = email.strip().lower() if isinstance(email, str) else ""
          too_long = len(address) > EMAIL_MAXIMUM
          if too_long or not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@]+", address):
              raise bad_request("A valid e-mail address is required.")
          if not isinstance(password, str) or not password:
              raise bad_request("A password is required.")
          if len(password) > PASSWORD_MAXIMUM:
              raise bad_request(f"A password has at most {PASSWORD_MAXIMUM} characters.")
          return address, password
    `,
  )
}

function sessionsFile(guards: boolean) {
  return pythonFile(
    'app/auth/sessions.py',
    code`
      """Sessions in http-only cookies."""

      import hashlib
      import secrets
      ${guards && 'from collections.abc import Callable'}
      from datetime import timedelta

      from ..messages import ${guards && 'HttpError, '}Request${guards && ', Response'}
      ${guards && 'from ..router import Handler'}
      from ..store.types import Session, Store, User
      from ..times import now

      COOKIE = "session"
      LIFETIME = timedelta(days=7)

      def start_session(request: Request, store: Store, user_id: str) -> dict[str, str]:
          """The headers that set the cookie.

          Only a hash of the token is stored, so a copy of the database opens no session.
          """
          token = secrets.token_urlsafe(32)
          store.create_session(Session(_hash(token), user_id, now(LIFETIME)))
          seconds = int(LIFETIME.total_seconds())
          secure = request.headers.get("x-forwarded-proto") == "https"
          return {
              "set-cookie": f"{COOKIE}={token}; Max-Age={seconds}; Path=/; HttpOnly"
              f"{'; Secure' if secure else ''}; SameSite=Lax"
          }

      def end_session(request: Request, store: Store) -> dict[str, str]:
          """The headers that delete the cookie."""
          if token := _token(request):
              store.delete_session(_hash(token))
          return {"set-cookie": f"{COOKIE}=; Max-Age=0; Path=/"}

      def current_user(request: Request, store: Store) -> User | None:
          token = _token(request)
          return store.find_session_user(_hash(token), now()) if token else None

      ${
        guards &&
        code`
          def require_user(store: Store) -> Callable[[Handler], Handler]:
              """Answers 401 unless the request comes from someone who is signed in."""

              def guard(handler: Handler) -> Handler:
                  def guarded(request: Request, *parameters: str) -> Response:
                      if current_user(request, store) is None:
                          raise HttpError(401, "Sign in first.")
                      return handler(request, *parameters)

                  return guarded

              return guard
        `
      }

      def _token(request: Request) -> str:
          for pair in request.headers.get("cookie", "").split(";"):
              name, _, value = pair.strip().partition("=")
              if name == COOKIE:
                  return value
          return ""

      def _hash(token: str) -> str:
          return hashlib.sha256(token.encode()).hexdigest()
    `,
  )
}
