import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { code, lines } from '../../../text/code'
import { javaLiteral } from '../../../text/escape'
import { java } from '../package'

const FOLDER = 'test'

/** What all tests share. */
export function kitFiles(project: ProjectContext) {
  return filesOf(mainFile(project), suiteFile(), appFile(project), brokenStoreFile(project))
}

function mainFile({ has }: ProjectContext) {
  return java({
    folder: FOLDER,
    name: 'app.TestMain',
    body: code`
      /** Runs all tests. The exit code is 1 when one of them fails. */
      public final class TestMain {
        private TestMain() {}

        public static void main(String[] arguments) {
          Suite suite = new Suite();
          ${lines(
            'JsonTest.addTo(suite);',
            'AppTest.addTo(suite);',
            has('api') && 'ItemsTest.addTo(suite);',
            has('auth') && 'AuthTest.addTo(suite);',
            has('ai') && 'AiTest.addTo(suite);',
          )}
          System.exit(suite.finish() ? 0 : 1);
        }
      }
    `,
  })
}

function suiteFile() {
  return java({
    folder: FOLDER,
    name: 'app.Suite',
    imports: ['java.util.Objects'],
    body: code`
      /** Named tests, two ways to check something, and a summary. */
      final class Suite {
        private int passed;
        private int failed;

        @FunctionalInterface
        interface Test {
          void run() throws Exception;
        }

        void test(String name, Test test) {
          try {
            test.run();
            passed++;
            System.out.println("ok   " + name);
          } catch (Exception | AssertionError error) {
            failed++;
            System.out.println("FAIL " + name);
            error.printStackTrace(System.out);
          }
        }

        /** True when all tests passed. */
        boolean finish() {
          System.out.printf("%d passed, %d failed%n", passed, failed);
          return failed == 0;
        }

        static void equal(Object actual, Object expected) {
          check(Objects.equals(actual, expected), "expected " + expected + " but got " + actual);
        }

        static void check(boolean condition, String message) {
          if (!condition) throw new AssertionError(message);
        }
      }
    `,
  })
}

function appFile({ has, database }: ProjectContext) {
  const signs = has('auth')
  return java({
    folder: FOLDER,
    name: 'app.TestApp',
    imports: [
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.store.Database',
      'app.store.MemoryStore',
      'app.store.Store',
      'java.nio.charset.StandardCharsets',
      'java.nio.file.Path',
      'java.util.Map',
    ],
    body: code`
      /** The whole server, without a port and without a database. */
      final class TestApp {
        private static final Path NO_FOLDER = Path.of("not-there");

        private final App app;

        TestApp() {
          this(Map.of());
        }

        TestApp(Map<String, String> env) {
          this(env, new MemoryStore(), false, NO_FOLDER);
        }

        TestApp(Path webFolder) {
          this(Map.of(), new MemoryStore(), false, webFolder);
        }

        /** With a database that is configured. */
        TestApp(Map<String, String> env, Store store) {
          this(env, store, true, NO_FOLDER);
        }

        private TestApp(Map<String, String> env, Store store, boolean configured, Path webFolder) {
          String note = "Nothing is configured.";
          Database database = new Database(${javaLiteral(database.label)}, configured, store, note);
          app = new App(Config.read(env), database, webFolder, false);
        }

        Response get(String path) {
          return send("GET", path, null${signs && ', ""'});
        }

        ${
          signs &&
          code`
            Response send(String method, String path, Object body) {
              return send(method, path, body, "");
            }

            /** Sends JSON, with the session of someone who is signed in. */
            Response send(String method, String path, Object body, String cookie) {
              return send(method, path, body, cookie, "application/json");
            }

            Response send(String method, String path, Object body, String cookie, String type) {
              Map<String, String> headers = Map.of("content-type", type, "cookie", cookie);
              return app.apply(Request.of(method, path, headers, bytes(body), "127.0.0.1"));
            }

            /** Creates an account and returns its session cookie. */
            String signUp() {
              Map<String, Object> ada = Json.object("email", "ada@example.com", "password", "correct horse");
              return cookie(send("POST", "/api/auth/sign-up", ada));
            }

            static String cookie(Response response) {
              return response.headers().get("Set-Cookie").split(";")[0];
            }
          `
        }

        ${
          !signs &&
          code`
            /** Sends JSON. */
            Response send(String method, String path, Object body) {
              Map<String, String> headers = Map.of("content-type", "application/json");
              return app.apply(Request.of(method, path, headers, bytes(body), "127.0.0.1"));
            }
          `
        }

        private static byte[] bytes(Object body) {
          return body == null ? new byte[0] : Json.write(body).getBytes(StandardCharsets.UTF_8);
        }

        /** The JSON object of an answer. */
        static Map<String, Object> json(Response response) {
          return Json.asObject(Json.parse(response.text()));
        }
      }
    `,
  })
}

function brokenStoreFile({ has }: ProjectContext) {
  return java({
    folder: FOLDER,
    name: 'app.BrokenStore',
    imports: ['app.store.MemoryStore', 'app.store.StoreException'],
    body: code`
      /** A database that cannot be reached. */
      final class BrokenStore extends MemoryStore {
        private final String reason;

        BrokenStore(String reason) {
          this.reason = reason;
        }

        @Override
        public void ping() {
          throw new StoreException(reason);
        }

        ${
          has('api') &&
          code`
            @Override
            public Page listItems(int limit, long offset) {
              throw new StoreException(reason);
            }
          `
        }
      }
    `,
  })
}
