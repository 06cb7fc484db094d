import { code } from '../../../text/code'
import { java } from '../package'

/** `app/store/Rest.java`: JSON over HTTP, for databases that are reached that way. */
export function restFile() {
  return java({
    name: 'app.store.Rest',
    imports: [
      'app.http.Json',
      'java.io.IOException',
      'java.net.ConnectException',
      'java.net.URI',
      'java.net.URLEncoder',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
      'java.nio.charset.StandardCharsets',
      'java.time.Duration',
      'java.util.List',
      'java.util.Map',
    ],
    body: code`
      /** Sends JSON over HTTP and reads the answer. */
      final class Rest {
        private final Duration timeout;
        private final HttpClient http;

        Rest(Duration timeout) {
          this.timeout = timeout;
          http = HttpClient.newBuilder().connectTimeout(timeout).build();
        }

        /** {@code body} is null when the answer has none. */
        record Answer(int status, Object body, String range) {
          boolean ok() {
            return status / 100 == 2;
          }

          Map<String, Object> object() {
            return Json.asObject(body);
          }

          List<Map<String, Object>> rows() {
            return Json.asList(body).stream().map(Json::asObject).toList();
          }
        }

        /** {@code body} is null, a form that is encoded already, or a value that is sent as JSON. */
        Answer send(String method, String url, Map<String, String> headers, Object body) {
          try {
            HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(url)).timeout(timeout).method(method, publish(body));
            headers.forEach(request::header);
            if (body != null) request.header("Content-Type", type(body));
            return answer(http.send(request.build(), HttpResponse.BodyHandlers.ofString()));
          } catch (ConnectException error) {
            throw new StoreException("No connection to " + URI.create(url).getAuthority() + ".");
          } catch (IOException | IllegalArgumentException error) {
            throw new StoreException(error);
          } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            throw new StoreException(error);
          }
        }

        static String encode(String text) {
          return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
        }

        private static String type(Object body) {
          boolean form = body instanceof String;
          return form ? "application/x-www-form-urlencoded" : "application/json";
        }

        private static HttpRequest.BodyPublisher publish(Object body) {
          if (body == null) return HttpRequest.BodyPublishers.noBody();
          String text = body instanceof String form ? form : Json.write(body);
          return HttpRequest.BodyPublishers.ofString(text);
        }

        private static Answer answer(HttpResponse<String> response) {
          String text = response.body();
          Object body = text.isBlank() ? null : Json.parse(text);
          String range = response.headers().firstValue("Content-Range").orElse("");
          return new Answer(response.statusCode(), body, range);
        }
      }
    `,
  })
}
