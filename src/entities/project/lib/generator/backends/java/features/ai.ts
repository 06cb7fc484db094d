import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'

/** `app/ai/`: a client for OpenAI-compatible endpoints and its route. */
export function aiFiles(project: ProjectContext) {
  return [clientFile(), routesFile(project)]
}

function clientFile() {
  return java({
    name: 'app.ai.AiClient',
    imports: [
      'app.http.HttpError',
      'app.http.Json',
      'java.io.IOException',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
      'java.time.Duration',
      'java.util.List',
    ],
    body: code`
      /** Talks to an OpenAI-compatible API. */
      public final class AiClient {
        private static final Duration TIMEOUT = Duration.ofSeconds(60);

        private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
        private final Settings settings;

        public AiClient(Settings settings) {
          this.settings = settings;
        }

        /**
         * Where the API is and how to use it. {@code baseUrl} ends in {@code /v1}; without {@code apiKey}
         * the assistant is off.
         */
        public record Settings(String baseUrl, String apiKey, String model) {}

        public record Message(String role, String content) {}

        /** Sends a conversation to {@code /chat/completions} and returns the text of the answer. */
        public String complete(List<Message> messages) {
          HttpResponse<String> response = send(messages);
          if (response.statusCode() / 100 != 2) {
            System.err.printf("AI provider: %d %s%n", response.statusCode(), response.body());
            throw new HttpError(502, "The AI provider answered with " + response.statusCode() + ".");
          }
          String content = content(response.body());
          if (content.isEmpty()) throw new HttpError(502, "The AI provider sent no answer.");
          return content;
        }

        private HttpResponse<String> send(List<Message> messages) {
          List<?> list =
              messages.stream()
                  .map(message -> Json.object("role", message.role(), "content", message.content()))
                  .toList();
          String body = Json.write(Json.object("model", settings.model(), "messages", list));
          try {
            String base = settings.baseUrl().replaceAll("/+$", "");
            HttpRequest request =
                HttpRequest.newBuilder(URI.create(base + "/chat/completions"))
                    .timeout(TIMEOUT)
                    .header("Authorization", "Bearer " + settings.apiKey())
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.ofString());
          } catch (IOException | IllegalArgumentException error) {
            System.err.println("AI provider: " + error);
          } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
          }
          throw new HttpError(502, "The AI provider cannot be reached.");
        }

        /** The text of the first choice; empty when there is none. */
        private static String content(String body) {
          try {
            List<?> choices = Json.asList(Json.asObject(Json.parse(body)).get("choices"));
            Object first = choices.isEmpty() ? null : choices.get(0);
            Object message = Json.asObject(first).get("message");
            return Json.asObject(message).get("content") instanceof String text ? text : "";
          } catch (IllegalArgumentException error) {
            return "";
          }
        }
      }
    `,
  })
}

function routesFile({ has }: ProjectContext) {
  const auth = has('auth')
  return java({
    name: 'app.ai.AiRoutes',
    imports: [
      auth && 'app.auth.Sessions',
      'app.http.HttpError',
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.http.Text',
      'java.util.List',
      'java.util.Map',
    ],
    body: code`
      /** The endpoints {@code /api/ai/…}. */
      public final class AiRoutes {
        private static final int MESSAGES_LIMIT = 50;
        private static final List<String> ROLES = List.of("system", "user", "assistant");
        private static final String OFF = "The assistant is off. Set AI_API_KEY and restart the server.";

        private final AiClient.Settings settings;
        private final AiClient client;
        private final boolean configured;

        public AiRoutes(AiClient.Settings settings) {
          this.settings = settings;
          client = new AiClient(settings);
          configured = !settings.apiKey().isEmpty();
        }

        ${auth && '/** Answers cost money, so they need a signed-in user. */'}
        public void addTo(Router router${auth && ', Sessions sessions'}) {
          ${
            auth
              ? code`
                  router
                      .on("GET", "/api/ai/status", this::status)
                      .on("POST", "/api/ai/chat", configured ? sessions.required(this::chat) : this::chat);
                `
              : 'router.on("GET", "/api/ai/status", this::status).on("POST", "/api/ai/chat", this::chat);'
          }
        }

        private Response status(Request request) {
          Map<String, Object> status = Json.object("configured", configured);
          if (configured) status.put("model", settings.model());
          return Response.json(200, status);
        }

        private Response chat(Request request) {
          if (!configured) throw new HttpError(503, OFF);
          String content = client.complete(messages(request.object().get("messages")));
          Map<String, Object> message = Json.object("role", "assistant", "content", content);
          return Response.json(200, Json.object("message", message));
        }

        private static List<AiClient.Message> messages(Object value) {
          List<?> list = Json.asList(value);
          if (list.isEmpty() || list.size() > MESSAGES_LIMIT) {
            throw HttpError.badRequest("Send 1 to " + MESSAGES_LIMIT + " messages.");
          }
          return list.stream().map(AiRoutes::message).toList();
        }

        private static AiClient.Message message(Object value) {
          Map<String, Object> message = Json.asObject(value);
          if (message.get("role") instanceof String role
              && ROLES.contains(role)
              && message.get("content") instanceof String content
              && !Text.trim(content).isEmpty()) {
            return new AiClient.Message(role, content);
          }
          throw HttpError.badRequest("Each message needs a role and a content.");
        }
      }
    `,
  })
}
