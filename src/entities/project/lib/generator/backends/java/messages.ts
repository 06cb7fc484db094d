import { code } from '../../text/code'
import { java } from './package'

/** `app/http/`: requests, responses and errors as values. */
export function messageFiles() {
  return [requestFile(), responseFile(), errorFile(), textFile()]
}

function requestFile() {
  return java({
    name: 'app.http.Request',
    imports: [
      'java.net.URLDecoder',
      'java.nio.charset.StandardCharsets',
      'java.util.LinkedHashMap',
      'java.util.Map',
    ],
    body: code`
      /**
       * A request as a value. The names of headers are lower case; {@code client} is the address it came
       * from, and {@code parameters} are the parts of the path that its route names.
       */
      public record Request(
          String method,
          String path,
          Map<String, String> query,
          Map<String, String> headers,
          byte[] body,
          String client,
          Map<String, String> parameters) {

        public static final int BODY_LIMIT = 64 * 1024;

        /** {@code target} is the path with its query, as it stands in the first line of the request. */
        public static Request of(
            String method, String target, Map<String, String> headers, byte[] body, String client) {
          int mark = target.indexOf('?');
          String path = mark < 0 ? target : target.substring(0, mark);
          Map<String, String> query = mark < 0 ? Map.of() : readQuery(target.substring(mark + 1));
          return new Request(method, path, query, headers, body, client, Map.of());
        }

        public Request withMethod(String other) {
          return new Request(other, path, query, headers, body, client, parameters);
        }

        public Request withParameters(Map<String, String> found) {
          return new Request(method, path, query, headers, body, client, found);
        }

        public String header(String name) {
          return headers.getOrDefault(name, "");
        }

        /** The value of a cookie, or an empty text. */
        public String cookie(String name) {
          for (String part : header("cookie").split(";")) {
            String[] pair = part.strip().split("=", 2);
            if (pair.length == 2 && pair[0].equals(name)) return pair[1];
          }
          return "";
        }

        /** The JSON object in the body; anything else is answered with 415 or 400. */
        public Map<String, Object> object() {
          if (!header("content-type").startsWith("application/json")) {
            throw new HttpError(415, "Send JSON with the content type application/json.");
          }
          try {
            if (Json.parse(new String(body, StandardCharsets.UTF_8)) instanceof Map<?, ?> map) {
              return Json.asObject(map);
            }
          } catch (IllegalArgumentException ignored) {
            // Answered below, like every other body that is no object.
          }
          throw HttpError.badRequest("The body must be a JSON object.");
        }

        /** Decodes what a URL escapes; text that is not escaped properly stays as it is. */
        public static String decode(String text) {
          try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
          } catch (IllegalArgumentException ignored) {
            return text;
          }
        }

        private static Map<String, String> readQuery(String text) {
          Map<String, String> query = new LinkedHashMap<>();
          if (text.isEmpty()) return query;
          for (String part : text.split("&")) {
            String[] pair = part.replace('+', ' ').split("=", 2);
            query.putIfAbsent(decode(pair[0]), pair.length == 2 ? decode(pair[1]) : "");
          }
          return query;
        }
      }
    `,
  })
}

function responseFile() {
  return java({
    name: 'app.http.Response',
    imports: ['java.nio.charset.StandardCharsets', 'java.util.LinkedHashMap', 'java.util.Map'],
    body: code`
      /** A response as a value. */
      public record Response(int status, Map<String, String> headers, byte[] body) {

        public static Response of(int status, String contentType, byte[] body) {
          return new Response(status, Map.of("Content-Type", contentType), body);
        }

        public static Response json(int status, Object value) {
          return of(status, "application/json", bytes(Json.write(value)));
        }

        /** An error in words for people. */
        public static Response error(int status, String message) {
          return json(status, Json.object("error", message));
        }

        public static Response html(int status, String page) {
          return of(status, "text/html; charset=UTF-8", bytes(page));
        }

        public static Response text(int status, String text) {
          return of(status, "text/plain; charset=UTF-8", bytes(text));
        }

        public static Response empty() {
          return new Response(204, Map.of(), new byte[0]);
        }

        public Response with(String name, String value) {
          Map<String, String> more = new LinkedHashMap<>(headers);
          more.put(name, value);
          return new Response(status, more, body);
        }

        public Response withAll(Map<String, String> others) {
          Map<String, String> more = new LinkedHashMap<>(headers);
          more.putAll(others);
          return new Response(status, more, body);
        }

        /** The body as text, for tests. */
        public String text() {
          return new String(body, StandardCharsets.UTF_8);
        }

        private static byte[] bytes(String text) {
          return text.getBytes(StandardCharsets.UTF_8);
        }
      }
    `,
  })
}

function errorFile() {
  return java({
    name: 'app.http.HttpError',
    body: code`
      /** Ends a request with a status and a message for people. */
      public final class HttpError extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int status;

        public HttpError(int status, String message) {
          super(message);
          this.status = status;
        }

        public static HttpError badRequest(String message) {
          return new HttpError(400, message);
        }

        public int status() {
          return status;
        }
      }
    `,
  })
}

function textFile() {
  return java({
    name: 'app.http.Text',
    body: code`
      /** Text as people type it. */
      public final class Text {
        private Text() {}

        /** A text without any kind of space around it; empty when it is something else. */
        public static String trim(Object value) {
          if (!(value instanceof String text)) return "";
          int start = 0;
          int end = text.length();
          while (start < end && isSpace(text.charAt(start))) start++;
          while (end > start && isSpace(text.charAt(end - 1))) end--;
          return text.substring(start, end);
        }

        private static boolean isSpace(char character) {
          return Character.isWhitespace(character) || Character.isSpaceChar(character);
        }
      }
    `,
  })
}
