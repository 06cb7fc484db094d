import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'

/** `test/app/AuthTest.java` */
export function authTest(_project: ProjectContext) {
  return java({
    folder: 'test',
    name: 'app.AuthTest',
    imports: [
      'app.http.Json',
      'app.http.Response',
      'app.store.Clock',
      'app.store.MemoryStore',
      'app.store.Store',
      'app.store.User',
      'java.util.List',
      'java.util.Map',
    ],
    body: code`
      final class AuthTest {
        private static final String SIGN_UP = "/api/auth/sign-up";
        private static final String SIGN_IN = "/api/auth/sign-in";
        private static final String EMAIL = "ada@example.com";
        private static final Map<String, Object> ADA = login(EMAIL, "correct horse");
        private static final Map<String, Object> WRONG = login(EMAIL, "wrong");

        private AuthTest() {}

        static void addTo(Suite suite) {
          suite.test("signing up signs in with a cookie scripts cannot read", AuthTest::signUp);
          suite.test("signing out ends the session on the server", AuthTest::signOut);
          suite.test("passwords and session tokens are stored hashed", AuthTest::hashed);
          suite.test("an address has one account", AuthTest::taken);
          suite.test("signing in needs the right password", AuthTest::signIn);
          suite.test("too many attempts are refused, even with the right password", AuthTest::limit);
          suite.test("weak passwords and addresses that are none are refused", AuthTest::refused);
          suite.test("only JSON is accepted, so no form of another site signs in", AuthTest::onlyJson);
        }

        private static Map<String, Object> login(String email, String password) {
          return Json.object("email", email, "password", password);
        }

        private static Object me(TestApp app, String cookie) {
          return TestApp.json(app.send("GET", "/api/auth/me", null, cookie)).get("user");
        }

        private static void signUp() {
          TestApp app = new TestApp();
          Response response = app.send("POST", SIGN_UP, login(" Ada@Example.com", "correct horse"));
          Suite.equal(response.status(), 201);
          String cookie = response.headers().get("Set-Cookie");
          Suite.check(cookie.contains("HttpOnly"), "scripts can read " + cookie);
          Suite.check(cookie.contains("SameSite=Lax"), "other sites can use " + cookie);
          Suite.equal(Json.asObject(me(app, TestApp.cookie(response))).get("email"), EMAIL);
        }

        private static void signOut() {
          TestApp app = new TestApp();
          String cookie = app.signUp();
          Suite.equal(app.send("POST", "/api/auth/sign-out", null, cookie).status(), 204);
          Suite.equal(me(app, cookie), null);
        }

        private static void hashed() {
          Store store = new MemoryStore();
          String cookie = new TestApp(Map.of(), store).signUp();
          User user = store.findUserByEmail(EMAIL).orElseThrow();
          Suite.check(!user.passwordHash().contains("correct"), "the password is stored");
          String token = cookie.split("=")[1];
          Suite.check(store.findSessionUser(token, Clock.now()).isEmpty(), "the token is stored");
        }

        private static void taken() {
          TestApp app = new TestApp();
          app.signUp();
          Suite.equal(app.send("POST", SIGN_UP, ADA).status(), 409);
        }

        private static void signIn() {
          TestApp app = new TestApp();
          app.signUp();
          Suite.equal(app.send("POST", SIGN_IN, ADA).status(), 200);
          Response wrong = app.send("POST", SIGN_IN, WRONG);
          Suite.equal(wrong.status(), 401);
          Response unknown = app.send("POST", SIGN_IN, login("eve@example.com", "wrong"));
          Suite.equal(unknown.status(), 401);
          Suite.equal(unknown.text(), wrong.text());
        }

        private static void limit() {
          TestApp app = new TestApp();
          app.signUp();
          for (int attempt = 0; attempt < 5; attempt++) app.send("POST", SIGN_IN, WRONG);
          Suite.equal(app.send("POST", SIGN_IN, ADA).status(), 429);
        }

        private static void refused() {
          TestApp app = new TestApp();
          List<Map<String, Object>> refused =
              List.of(
                  login(EMAIL, "short"),
                  login(EMAIL, "x".repeat(201)),
                  login("nobody", "correct horse"),
                  Json.object());
          for (Map<String, Object> body : refused) {
            Suite.equal(app.send("POST", SIGN_UP, body).status(), 400);
          }
        }

        private static void onlyJson() {
          Suite.equal(new TestApp().send("POST", SIGN_IN, ADA, "", "text/plain").status(), 415);
        }
      }
    `,
  })
}
