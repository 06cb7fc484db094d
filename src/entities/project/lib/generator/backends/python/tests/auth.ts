import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `tests/test_auth.py` */
export function authTest() {
  return pythonFile(
    'tests/test_auth.py',
    code`
      """Accounts, passwords and sessions."""

      import json
      import unittest

      from app.auth.rate_limit import RateLimit
      from app.messages import Request
      from app.store.memory import MemoryStore
      from app.times import now
      from tests.helpers import make_app, read, send, sign_up

      ADA = {"email": "ada@example.com", "password": "correct horse"}

      class AuthTest(unittest.TestCase):
          def setUp(self) -> None:
              self.store = MemoryStore()
              self.app = make_app(store=self.store)

          def test_signing_up_signs_in_with_a_cookie_that_scripts_cannot_read(self) -> None:
              account = {**ADA, "email": " Ada@Example.com"}
              response = send(self.app, "POST", "/api/auth/sign-up", account)
              self.assertEqual(response.status, 201)
              cookie = response.headers["set-cookie"]
              self.assertIn("HttpOnly", cookie)
              self.assertIn("SameSite=Lax", cookie)
              session = cookie.partition(";")[0]
              me = read(send(self.app, "GET", "/api/auth/me", cookie=session))
              self.assertEqual(me["user"]["email"], "ada@example.com")

          def test_signing_out_ends_the_session_on_the_server(self) -> None:
              cookie = sign_up(self.app)
              response = send(self.app, "POST", "/api/auth/sign-out", cookie=cookie)
              self.assertEqual(response.status, 204)
              me = send(self.app, "GET", "/api/auth/me", cookie=cookie)
              self.assertEqual(read(me), {"user": None})

          def test_passwords_and_session_tokens_are_stored_hashed(self) -> None:
              token = sign_up(self.app).partition("=")[2]
              user = self.store.find_user_by_email(ADA["email"])
              assert user is not None
              self.assertNotIn("correct", user.password_hash)
              self.assertIsNone(self.store.find_session_user(token, now()))

          def test_an_address_has_one_account(self) -> None:
              sign_up(self.app)
              self.assertEqual(send(self.app, "POST", "/api/auth/sign-up", ADA).status, 409)

          def test_signing_in_needs_the_right_password(self) -> None:
              sign_up(self.app)
              url = "/api/auth/sign-in"
              self.assertEqual(send(self.app, "POST", url, ADA).status, 200)
              wrong = send(self.app, "POST", url, {**ADA, "password": "wrong"})
              self.assertEqual(wrong.status, 401)
              unknown = send(self.app, "POST", url, {**ADA, "email": "eve@example.com"})
              self.assertEqual(unknown.status, 401)
              self.assertEqual(read(wrong), read(unknown))

          def test_too_many_attempts_are_refused_even_with_the_right_password(self) -> None:
              sign_up(self.app)
              url = "/api/auth/sign-in"
              for _ in range(5):
                  send(self.app, "POST", url, {**ADA, "password": "wrong"})
              self.assertEqual(send(self.app, "POST", url, ADA).status, 429)

          def test_attempts_are_counted_for_each_address_and_can_be_forgotten(self) -> None:
              limit = RateLimit(attempts=1, seconds=60)
              self.assertTrue(limit.allows("ada"))
              self.assertFalse(limit.allows("ada"))
              self.assertTrue(limit.allows("eve"))
              limit.reset("ada")
              self.assertTrue(limit.allows("ada"))

          def test_weak_passwords_and_addresses_that_are_none_are_refused(self) -> None:
              refused = [
                  {**ADA, "password": "short"},
                  {**ADA, "password": "x" * 201},
                  {**ADA, "email": "nobody"},
                  {},
              ]
              for body in refused:
                  response = send(self.app, "POST", "/api/auth/sign-up", body)
                  self.assertEqual(response.status, 400)

          def test_only_json_is_accepted_so_no_form_of_another_site_signs_in(self) -> None:
              body = json.dumps(ADA).encode()
              response = self.app(Request("POST", "/api/auth/sign-in", body=body))
              self.assertEqual(response.status, 415)
    `,
  )
}
