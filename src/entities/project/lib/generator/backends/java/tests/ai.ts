import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'

/** `test/app/AiTest.java` */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', app.signUp()' : ''
  return java({
    folder: 'test',
    name: 'app.AiTest',
    imports: [
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.http.Server',
      'java.io.IOException',
      'java.util.ArrayList',
      'java.util.List',
      'java.util.Map',
    ],
    body: code`
      final class AiTest {
        private static final String CHAT = "/api/ai/chat";
        private static final List<?> HELLO = List.of(Json.object("role", "user", "content", "Hello"));

        private AiTest() {}

        static void addTo(Suite suite) {
          suite.test("without a key the assistant is off and says so", AiTest::off);
          suite.test("a conversation goes to the provider, its answer comes back", AiTest::chat);
          suite.test("a provider that fails answers with 502", AiTest::failing);
          suite.test("messages are checked", AiTest::checked);
          ${auth && 'suite.test("the assistant needs a signed-in user", AiTest::guarded);'}
        }

        private static Map<String, String> env(int port) {
          String url = "http://127.0.0.1:" + port + "/v1/";
          return Map.of("AI_API_KEY", "key", "AI_BASE_URL", url, "AI_MODEL", "small");
        }

        private static Map<String, Object> conversation(Object messages) {
          return Json.object("messages", messages);
        }

        private static void off() {
          TestApp app = new TestApp();
          Suite.equal(TestApp.json(app.get("/api/ai/status")), Json.object("configured", false));
          Response response = app.send("POST", CHAT, conversation(HELLO)${cookie});
          Suite.equal(response.status(), 503);
          Suite.check(response.text().contains("AI_API_KEY"), "the variable is not named");
        }

        private static void chat() throws IOException {
          List<Request> requests = new ArrayList<>();
          Map<String, Object> message = Json.object("content", "Hi!");
          Object answer = Json.object("choices", List.of(Json.object("message", message)));
          Server provider =
              new Server(
                  "127.0.0.1",
                  0,
                  request -> {
                    requests.add(request);
                    return Response.json(200, answer);
                  });
          try {
            TestApp app = new TestApp(env(provider.port()));
            Response response = app.send("POST", CHAT, conversation(HELLO)${cookie});
            Map<String, Object> body = TestApp.json(response);
            Suite.equal(body.get("message"), Json.object("role", "assistant", "content", "Hi!"));
            Suite.equal(requests.get(0).path(), "/v1/chat/completions");
            Suite.equal(requests.get(0).header("authorization"), "Bearer key");
            Suite.equal(requests.get(0).object(), Json.object("model", "small", "messages", HELLO));
          } finally {
            provider.stop();
          }
        }

        private static void failing() throws IOException {
          Server provider =
              new Server("127.0.0.1", 0, request -> Response.text(429, "over quota (expected here)"));
          try {
            TestApp app = new TestApp(env(provider.port()));
            Suite.equal(app.send("POST", CHAT, conversation(HELLO)${cookie}).status(), 502);
          } finally {
            provider.stop();
          }
        }

        private static void checked() {
          TestApp app = new TestApp(env(1));
          ${auth && 'String cookie = app.signUp();'}
          List<Object> refused =
              List.of(
                  "Hello",
                  List.of(),
                  List.of("Hello"),
                  List.of(Json.object("role", "boss", "content", "Hi")),
                  List.of(Json.object("role", "user")));
          for (Object messages : refused) {
            Suite.equal(app.send("POST", CHAT, conversation(messages)${auth && ', cookie'}).status(), 400);
          }
        }

        ${
          auth &&
          code`
            private static void guarded() {
              Suite.equal(new TestApp(env(1)).send("POST", CHAT, conversation(HELLO)).status(), 401);
            }
          `
        }
      }
    `,
  })
}
