import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'

/** `test/app/ItemsTest.java` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? ', cookie' : ''
  const setup = auth
    ? 'TestApp app = new TestApp();\nString cookie = app.signUp();'
    : 'TestApp app = new TestApp();'
  return java({
    folder: 'test',
    name: 'app.ItemsTest',
    imports: ['app.http.Json', 'app.http.Response', 'java.util.List', 'java.util.Map'],
    body: code`
      final class ItemsTest {
        private static final Map<String, Object> DONE = Json.object("done", true);

        private ItemsTest() {}

        static void addTo(Suite suite) {
          suite.test("an item is created, read, changed and deleted", ItemsTest::life);
          suite.test("the list is newest first and comes in pages", ItemsTest::pages);
          suite.test("what is not valid is refused with a reason", ItemsTest::refused);
          suite.test("an unknown item answers with 404", ItemsTest::unknown);
          ${auth && 'suite.test("writing needs a signed-in user, reading does not", ItemsTest::guarded);'}
          suite.test("a database that cannot be reached answers with 503", ItemsTest::unreachable);
        }

        private static Map<String, Object> titled(String title) {
          return Json.object("title", title);
        }

        private static void life() {
          ${setup}
          Response created = app.send("POST", "/api/items", titled("  Water the plants ")${cookie});
          Suite.equal(created.status(), 201);
          Map<String, Object> item = TestApp.json(created);
          Suite.equal(item.get("title"), "Water the plants");
          Suite.equal(item.get("done"), false);

          String url = "/api/items/" + item.get("id");
          Suite.equal(TestApp.json(app.get(url)), item);

          item.put("done", true);
          Suite.equal(TestApp.json(app.send("PATCH", url, DONE${cookie})), item);

          Suite.equal(app.send("DELETE", url, null${cookie}).status(), 204);
          Suite.equal(app.get(url).status(), 404);
        }

        private static void pages() {
          ${setup}
          for (String title : List.of("One", "Two", "Three")) {
            app.send("POST", "/api/items", titled(title)${cookie});
          }
          Map<String, Object> page = TestApp.json(app.get("/api/items?limit=2&offset=1"));
          List<Object> titles =
              Json.asList(page.get("items")).stream()
                  .map(item -> Json.asObject(item).get("title"))
                  .toList();
          Suite.equal(titles, List.of("Two", "One"));
          Suite.equal(Json.write(page.get("total")), "3");
          Suite.equal(Json.write(page.get("limit")), "2");
          Suite.equal(Json.write(page.get("offset")), "1");
        }

        private static void refused() {
          ${setup}
          Response created = app.send("POST", "/api/items", titled("One")${cookie});
          String url = "/api/items/" + TestApp.json(created).get("id");
          List<Response> refused =
              List.of(
                  app.send("POST", "/api/items", Json.object()${cookie}),
                  app.send("POST", "/api/items", titled("   ")${cookie}),
                  app.send("POST", "/api/items", titled("x".repeat(201))${cookie}),
                  app.send("POST", "/api/items", List.of("One")${cookie}),
                  app.send("PATCH", url, Json.object()${cookie}),
                  app.send("PATCH", url, Json.object("done", "yes")${cookie}),
                  app.get("/api/items?limit=0"),
                  app.get("/api/items?limit=101"),
                  app.get("/api/items?offset=-1"));
          for (Response response : refused) {
            Suite.equal(response.status(), 400);
            Suite.check(TestApp.json(response).get("error") instanceof String, "no reason is given");
          }
        }

        private static void unknown() {
          ${setup}
          Suite.equal(app.send("PATCH", "/api/items/unknown", DONE${cookie}).status(), 404);
          Suite.equal(app.send("DELETE", "/api/items/unknown", null${cookie}).status(), 404);
        }

        ${
          auth &&
          code`
            private static void guarded() {
              TestApp app = new TestApp();
              Suite.equal(app.send("POST", "/api/items", titled("One")).status(), 401);
              Suite.equal(app.send("PATCH", "/api/items/unknown", DONE).status(), 401);
              Suite.equal(app.send("DELETE", "/api/items/unknown", null).status(), 401);
              Suite.equal(app.get("/api/items").status(), 200);
            }
          `
        }

        private static void unreachable() {
          TestApp app = new TestApp(Map.of(), new BrokenStore("connection refused (expected here)"));
          Response response = app.get("/api/items");
          Suite.equal(response.status(), 503);
          Suite.equal(TestApp.json(response), Json.object("error", "The database cannot be reached."));
        }
      }
    `,
  })
}
