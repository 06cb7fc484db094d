import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { javaLiteral } from '../../../text/escape'
import { java } from '../package'

/** `test/app/AppTest.java`: health, errors, static files, documentation. */
export function appTest(project: ProjectContext) {
  const { has, database, frontend, title } = project
  const pages = frontend.fallback.status === 404
  return java({
    folder: 'test',
    name: 'app.AppTest',
    imports: [
      'app.http.Json',
      'app.http.Response',
      'java.io.IOException',
      'java.nio.file.Files',
      'java.nio.file.Path',
      'java.util.Map',
    ],
    body: code`
      final class AppTest {
        private static final Map<String, String> DEVELOPMENT = Map.of("APP_ENV", "development");
        private static final Map<String, String> PRODUCTION = Map.of("APP_ENV", "production");

        private AppTest() {}

        static void addTo(Suite suite) {
          suite.test("health says what runs and that no database is configured", AppTest::health);
          suite.test("health is degraded when the database does not answer", AppTest::degraded);
          suite.test("health keeps the reason to itself in production", AppTest::silent);
          suite.test("an unknown endpoint answers with a JSON error", AppTest::unknown);
          suite.test("a body that is too large is refused", AppTest::tooLarge);
          suite.test("the built web app is served, and nothing outside its folder", AppTest::web);
          ${
            has('docs') &&
            code`
              suite.test("every documented endpoint exists", AppTest::documented);
              suite.test("the documentation page lists the endpoints", AppTest::docs);
            `
          }
        }

        private static void health() {
          Response response = new TestApp(Map.of("APP_ENV", "staging")).get("/api/health");
          Suite.equal(response.status(), 200);
          Suite.equal(response.headers().get("X-Content-Type-Options"), "nosniff");
          Map<String, Object> health = TestApp.json(response);
          Suite.equal(health.get("status"), "ok");
          Suite.equal(health.get("name"), ${javaLiteral(title)});
          Suite.equal(health.get("environment"), "staging");
          Map<String, Object> database = Json.asObject(health.get("database"));
          Suite.equal(database.get("type"), ${javaLiteral(database.label)});
          Suite.equal(database.get("configured"), false);
          Suite.equal(database.get("status"), "not configured");
        }

        private static void degraded() {
          TestApp app = new TestApp(DEVELOPMENT, new BrokenStore("connection refused"));
          Response response = app.get("/api/health");
          Suite.equal(response.status(), 200);
          Map<String, Object> health = TestApp.json(response);
          Suite.equal(health.get("status"), "degraded");
          Map<String, Object> database = Json.asObject(health.get("database"));
          Suite.equal(database.get("status"), "unreachable");
          Suite.equal(database.get("message"), "connection refused");
        }

        private static void silent() {
          TestApp app = new TestApp(PRODUCTION, new BrokenStore("password of admin is wrong"));
          Map<String, Object> health = TestApp.json(app.get("/api/health"));
          Map<String, Object> database = Json.asObject(health.get("database"));
          Suite.equal(database.get("message"), "The database does not answer.");
        }

        private static void unknown() {
          Response response = new TestApp().get("/api/nothing");
          Suite.equal(response.status(), 404);
          Suite.equal(TestApp.json(response), Json.object("error", "There is no such endpoint."));
        }

        private static void tooLarge() {
          Map<String, Object> body = Json.object("text", "x".repeat(64 * 1024));
          Suite.equal(new TestApp().send("POST", "/api/health", body).status(), 413);
        }

        private static void web() throws IOException {
          Path folder = Files.createTempDirectory("web-");
          try {
            Files.writeString(folder.resolve("index.html"), "<h1>Home</h1>");
            ${pages && 'Files.writeString(folder.resolve("about.html"), "<h1>About</h1>");\nFiles.writeString(folder.resolve("404.html"), "<h1>Not found</h1>");'}
            TestApp app = new TestApp(folder);
            Suite.check(app.get("/").text().contains("Home"), "the start page is not served");
            ${
              pages
                ? code`
                    Suite.check(app.get("/about").text().contains("About"), "a page is not served");
                    Suite.equal(app.get("/missing").status(), 404);
                  `
                : code`
                    Suite.check(app.get("/some/page").text().contains("Home"), "a page is not served");
                    Suite.equal(app.get("/missing.js").status(), 404);
                  `
            }
            Path secret = folder.resolveSibling("secret-" + folder.getFileName());
            Files.writeString(secret, "secret");
            String outside = app.get("/..%2f" + secret.getFileName()).text();
            Files.delete(secret);
            Suite.check(!outside.equals("secret"), "a file outside the folder is served");
          } finally {
            for (String name : new String[] {"index.html", "about.html", "404.html"}) {
              Files.deleteIfExists(folder.resolve(name));
            }
            Files.delete(folder);
          }
        }

        ${
          has('docs') &&
          code`
            private static void documented() {
              TestApp app = new TestApp();
              Map<String, Object> openApi = TestApp.json(app.get("/api/openapi.json"));
              Json.asObject(openApi.get("paths"))
                  .forEach(
                      (path, methods) -> {
                        String url = path.replaceAll("\\{\\w+\\}", "unknown");
                        for (String method : Json.asObject(methods).keySet()) {
                          String answer = app.send(method.toUpperCase(), url, null).text();
                          Suite.check(!answer.contains("no such endpoint"), method + " " + path);
                        }
                      });
            }

            private static void docs() {
              Response response = new TestApp().get("/api/docs");
              String type = response.headers().get("Content-Type");
              Suite.check(type.startsWith("text/html"), "the page is " + type);
              Suite.check(response.text().contains("/api/health"), "health is not documented");
            }
          `
        }
      }
    `,
  })
}
