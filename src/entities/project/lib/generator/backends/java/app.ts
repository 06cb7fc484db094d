import type { ProjectContext } from '../../definitions'
import { code, lines } from '../../text/code'
import { javaLiteral } from '../../text/escape'
import { java } from './package'
import { javaStore } from './stores'

/** `app/Main.java` */
export function mainFile() {
  return java({
    name: 'app.Main',
    imports: [
      'app.http.Server',
      'app.store.Database',
      'app.store.StoreException',
      'java.io.IOException',
      'java.net.BindException',
    ],
    body: code`
      /** Starts and stops the server. */
      public final class Main {
        private Main() {}

        public static void main(String[] arguments) {
          Config config;
          try {
            config = Config.read(System.getenv());
          } catch (IllegalArgumentException error) {
            fail(error.getMessage());
            return;
          }
          try {
            Database database = Database.open(config);
            App app = new App(config, database);
            Server server = new Server(config.host(), config.port(), app);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, database)));
            System.out.printf("%s is running at http://localhost:%d%n", config.name(), server.port());
            if (!database.configured()) System.out.println(database.note());
          } catch (BindException error) {
            fail(
                "Cannot listen on %s:%d: %s. Set PORT to another one."
                    .formatted(config.host(), config.port(), error.getMessage()));
          } catch (IOException | StoreException error) {
            fail(error.getMessage());
          }
        }

        private static void fail(String message) {
          System.err.println(message);
          System.exit(1);
        }

        /** Runs on SIGTERM and SIGINT. Being asked to stop is no failure, so the exit code is 0. */
        private static void stop(Server server, Database database) {
          server.stop();
          database.store().close();
          Runtime.getRuntime().halt(0);
        }
      }
    `,
  })
}

/** `app/Config.java` */
export function configFile(project: ProjectContext) {
  const { has, config } = project
  const store = javaStore(project)
  const fields = [
    'String name',
    'String version',
    'String environment',
    'boolean production',
    'String host',
    'int port',
    ...store.config.map(([type, name]) => `${type} ${name}`),
    has('ai') && 'AiClient.Settings ai',
  ].filter(Boolean)
  const values = [
    javaLiteral(project.title),
    'VERSION',
    'environment',
    'production',
    'read(env, "HOST", "127.0.0.1")',
    'readPort(read(env, "PORT", "3000"))',
    ...store.config.map(([, , value]) => value),
    has('ai') &&
      code`
        new AiClient.Settings(
            read(env, "AI_BASE_URL", "https://api.openai.com/v1"),
            read(env, "AI_API_KEY", ""),
            read(env, "AI_MODEL", "gpt-4o-mini"))
      `,
  ].filter(Boolean)
  return java({
    name: 'app.Config',
    imports: [has('ai') && 'app.ai.AiClient', ...(store.configImports ?? []), 'java.util.Map'],
    body: code`
      /** Everything that the environment decides. {@code .env.example} explains each variable. */
      public record Config(
          ${fields.join(',\n')}) {

        private static final String VERSION = "0.1.0";

        public static Config read(Map<String, String> env) {
          String environment = read(env, "APP_ENV", ${javaLiteral(config.environment)});
          // Only while developing, requests are logged and errors tell their details.
          boolean production = !environment.equals("development");
          return new Config(
              ${values.join(',\n')});
        }

        /** An empty variable counts as one that is not set. */
        private static String read(Map<String, String> env, String name, String initial) {
          String value = env.getOrDefault(name, "");
          return value.isEmpty() ? initial : value;
        }

        private static int readPort(String value) {
          if (value.matches("\\d{1,5}") && Integer.parseInt(value) < 65536) {
            return Integer.parseInt(value);
          }
          throw new IllegalArgumentException(
              "PORT must be a number from 0 to 65535, not \"%s\".".formatted(value));
        }
      }
    `,
  })
}

/** `app/App.java` */
export function appFile(project: ProjectContext) {
  const { has } = project
  const guarded = has('auth') && (has('api') || has('ai'))
  return java({
    name: 'app.App',
    imports: [
      has('ai') && 'app.ai.AiRoutes',
      has('auth') && 'app.auth.AuthRoutes',
      has('auth') && 'app.auth.Sessions',
      has('docs') && 'app.docs.Docs',
      'app.http.HttpError',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.store.Database',
      'java.nio.file.Path',
      'java.util.Map',
      'java.util.function.Function',
    ],
    body: code`
      /** The whole server as one function from request to response; it opens no port. */
      public final class App implements Function<Request, Response> {
        private static final Map<String, String> SECURITY_HEADERS =
            Map.ofEntries(
                Map.entry("Cross-Origin-Opener-Policy", "same-origin"),
                Map.entry("Cross-Origin-Resource-Policy", "same-origin"),
                Map.entry("Origin-Agent-Cluster", "?1"),
                Map.entry("Referrer-Policy", "no-referrer"),
                Map.entry("Strict-Transport-Security", "max-age=15552000; includeSubDomains"),
                Map.entry("X-Content-Type-Options", "nosniff"),
                Map.entry("X-DNS-Prefetch-Control", "off"),
                Map.entry("X-Download-Options", "noopen"),
                Map.entry("X-Frame-Options", "SAMEORIGIN"),
                Map.entry("X-Permitted-Cross-Domain-Policies", "none"),
                Map.entry("X-XSS-Protection", "0"));

        private final Health health;
        private final Router router;
        private final WebFiles web;
        private final boolean log;

        public App(Config config, Database database) {
          this(config, database, WebFiles.FOLDER, !config.production());
        }

        /** {@code log} writes one line per request, {@code webFolder} is where the built web app lies. */
        public App(Config config, Database database, Path webFolder, boolean log) {
          health = new Health(config, database);
          router = routes(config, database, health);
          web = new WebFiles(webFolder);
          this.log = log;
        }

        private static Router routes(Config config, Database database, Health health) {
          ${lines('Router router = new Router();', has('auth') && 'Sessions sessions = new Sessions(database.store());')}
          ${lines(
            'health.addTo(router);',
            has('auth') && 'new AuthRoutes(database.store(), sessions).addTo(router);',
            has('api') && `new ItemRoutes(database.store()).addTo(router${guarded ? ', sessions' : ''});`,
            has('ai') && `new AiRoutes(config.ai()).addTo(router${guarded ? ', sessions' : ''});`,
            has('docs') && 'new Docs().addTo(router);',
          )}
          return router;
        }

        @Override
        public Response apply(Request request) {
          long started = System.nanoTime();
          boolean api = request.path().equals("/api") || request.path().startsWith("/api/");
          Response response = answer(request, api);
          if (log && api) {
            long milliseconds = (System.nanoTime() - started) / 1_000_000;
            System.out.printf(
                "%s %s %d %dms%n", request.method(), request.path(), response.status(), milliseconds);
          }
          return response.withAll(SECURITY_HEADERS);
        }

        private Response answer(Request request, boolean api) {
          try {
            if (!api) return web.answer(request);
            if (request.body().length > Request.BODY_LIMIT) {
              throw new HttpError(413, "The request is larger than 64 kB.");
            }
            // The connection leaves the body of an answer to HEAD away.
            return router.handle(request.method().equals("HEAD") ? request.withMethod("GET") : request);
          } catch (HttpError error) {
            return Response.error(error.status(), error.getMessage());
          } catch (RuntimeException error) {
            error.printStackTrace();
            if (health.check().status().equals("unreachable")) {
              return Response.error(503, "The database cannot be reached.");
            }
            return Response.error(500, "Something went wrong on the server.");
          }
        }
      }
    `,
  })
}
