import { code } from '../../text/code'
import { java } from './package'

/** `app/http/`: the router and the port. */
export function serverFiles() {
  return [routerFile(), serverFile()]
}

function routerFile() {
  return java({
    name: 'app.http.Router',
    imports: ['java.util.ArrayList', 'java.util.HashMap', 'java.util.List', 'java.util.Map'],
    body: code`
      /** Finds the handler of a request. Paths like {@code /api/items/{id}} name their variable parts. */
      public final class Router {
        private record Route(String method, String[] path, Handler handler) {}

        private final List<Route> routes = new ArrayList<>();

        @FunctionalInterface
        public interface Handler {
          Response handle(Request request);
        }

        public Router on(String method, String path, Handler handler) {
          routes.add(new Route(method, path.split("/", -1), handler));
          return this;
        }

        public Response handle(Request request) {
          String[] path = request.path().split("/", -1);
          for (Route route : routes) {
            if (!route.method().equals(request.method())) continue;
            Map<String, String> parameters = match(route.path(), path);
            if (parameters == null) continue;
            return route.handler().handle(request.withParameters(parameters));
          }
          throw new HttpError(404, "There is no such endpoint.");
        }

        private static Map<String, String> match(String[] wanted, String[] actual) {
          if (wanted.length != actual.length) return null;
          Map<String, String> parameters = new HashMap<>();
          for (int index = 0; index < wanted.length; index++) {
            String part = wanted[index];
            if (part.startsWith("{") && !actual[index].isEmpty()) {
              parameters.put(part.substring(1, part.length() - 1), Request.decode(actual[index]));
            } else if (!part.equals(actual[index])) {
              return null;
            }
          }
          return parameters;
        }
      }
    `,
  })
}

function serverFile() {
  return java({
    name: 'app.http.Server',
    imports: [
      'com.sun.net.httpserver.HttpExchange',
      'com.sun.net.httpserver.HttpServer',
      'java.io.IOException',
      'java.net.InetSocketAddress',
      'java.net.URI',
      'java.util.HashMap',
      'java.util.Locale',
      'java.util.Map',
      'java.util.concurrent.ExecutorService',
      'java.util.concurrent.Executors',
      'java.util.concurrent.atomic.AtomicInteger',
      'java.util.function.Function',
    ],
    body: code`
      /** Connects an application, which is a function from request to response, to a port. */
      public final class Server {
        private static final int WORKERS = 32;
        private static final int STOP_SECONDS = 5;

        private final HttpServer http;
        private final ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
        private final AtomicInteger running = new AtomicInteger();

        public Server(String host, int port, Function<Request, Response> app) throws IOException {
          // Answers go out at once, and a client that never finishes its request is let go.
          System.setProperty("sun.net.httpserver.nodelay", "true");
          System.setProperty("sun.net.httpserver.maxReqTime", "30");
          http = HttpServer.create(new InetSocketAddress(host, port), 0);
          http.setExecutor(workers);
          http.createContext("/", exchange -> handle(exchange, app));
          http.start();
        }

        public int port() {
          return http.getAddress().getPort();
        }

        /** Takes no new requests and gives the running ones a moment to end. */
        public void stop() {
          http.stop(running.get() == 0 ? 0 : STOP_SECONDS);
          workers.shutdownNow();
        }

        private void handle(HttpExchange exchange, Function<Request, Response> app) {
          running.incrementAndGet();
          try (exchange) {
            write(exchange, app.apply(read(exchange)));
          } catch (IOException ignored) {
            // The client went away; nobody is left to answer.
          } finally {
            running.decrementAndGet();
          }
        }

        private static Request read(HttpExchange exchange) throws IOException {
          Map<String, String> headers = new HashMap<>();
          exchange
              .getRequestHeaders()
              .forEach((name, all) -> headers.put(lowerCase(name), String.join("; ", all)));
          byte[] body = exchange.getRequestBody().readNBytes(Request.BODY_LIMIT + 1);
          String client = exchange.getRemoteAddress().getAddress().getHostAddress();
          URI uri = exchange.getRequestURI();
          String query = uri.getRawQuery() == null ? "" : uri.getRawQuery();
          return Request.of(
              exchange.getRequestMethod(), uri.getRawPath() + "?" + query, headers, body, client);
        }

        private static String lowerCase(String name) {
          return name.toLowerCase(Locale.ROOT);
        }

        private static void write(HttpExchange exchange, Response response) throws IOException {
          response.headers().forEach(exchange.getResponseHeaders()::set);
          int length = response.body().length;
          boolean bodiless = exchange.getRequestMethod().equals("HEAD") || length == 0;
          if (bodiless && length > 0) {
            exchange.getResponseHeaders().set("Content-Length", String.valueOf(length));
          }
          exchange.sendResponseHeaders(response.status(), bodiless ? -1 : length);
          if (!bodiless) exchange.getResponseBody().write(response.body());
        }
      }
    `,
  })
}
