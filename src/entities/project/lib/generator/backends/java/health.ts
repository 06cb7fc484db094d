import { code } from '../../text/code'
import { java } from './package'

/** `app/Health.java` */
export function healthFile() {
  return java({
    name: 'app.Health',
    imports: [
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.store.Database',
      'java.lang.management.ManagementFactory',
      'java.util.LinkedHashMap',
      'java.util.Map',
      'java.util.concurrent.ExecutionException',
      'java.util.concurrent.ExecutorService',
      'java.util.concurrent.Executors',
      'java.util.concurrent.Future',
      'java.util.concurrent.TimeUnit',
      'java.util.concurrent.TimeoutException',
    ],
    body: code`
      /** Tells whether the server and its database work. */
      public final class Health {
        private static final int PING_TIMEOUT = 2000;

        /** Waits for databases that do not answer, and does not keep the server from stopping. */
        private static final ExecutorService PINGS =
            Executors.newCachedThreadPool(
                work -> {
                  Thread thread = new Thread(work, "ping");
                  thread.setDaemon(true);
                  return thread;
                });

        private final Config config;
        private final Database database;

        public Health(Config config, Database database) {
          this.config = config;
          this.database = database;
        }

        /** {@code status} is ok, unreachable or not configured; {@code message} is null when it is ok. */
        public record DatabaseHealth(String status, String message) {}

        public void addTo(Router router) {
          router.on("GET", "/api/health", this::answer);
        }

        private Response answer(Request request) {
          DatabaseHealth found = check();
          Map<String, Object> state =
              Json.object(
                  "type", database.type(),
                  "configured", database.configured(),
                  "status", found.status());
          if (found.message() != null) state.put("message", found.message());
          Map<String, Object> health = new LinkedHashMap<>();
          health.put("status", found.status().equals("unreachable") ? "degraded" : "ok");
          health.put("name", config.name());
          health.put("version", config.version());
          health.put("environment", config.environment());
          health.put("uptimeSeconds", ManagementFactory.getRuntimeMXBean().getUptime() / 1000);
          health.put("database", state);
          return Response.json(200, health);
        }

        /** Asks the database for a sign of life and waits two seconds for it at most. */
        public DatabaseHealth check() {
          if (!database.configured()) return new DatabaseHealth("not configured", database.note());
          Future<?> ping = PINGS.submit(() -> database.store().ping());
          try {
            ping.get(PING_TIMEOUT, TimeUnit.MILLISECONDS);
            return new DatabaseHealth("ok", null);
          } catch (TimeoutException error) {
            return unreachable("No answer within " + PING_TIMEOUT + " ms.");
          } catch (ExecutionException error) {
            return unreachable(error.getCause().getMessage());
          } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            return unreachable(null);
          } finally {
            ping.cancel(true);
          }
        }

        /** What a driver says may name hosts and accounts, which is nobody's business in production. */
        private DatabaseHealth unreachable(String reason) {
          boolean silent = config.production() || reason == null;
          return new DatabaseHealth("unreachable", silent ? "The database does not answer." : reason);
        }
      }
    `,
  })
}
