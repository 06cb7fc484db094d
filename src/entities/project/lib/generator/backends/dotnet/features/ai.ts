import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Ai/`: a client for OpenAI-compatible endpoints and its routes. */
export function aiFiles() {
  return [clientFile(), routesFile()]
}

function clientFile() {
  return file(
    'src/Ai/AiClient.cs',
    code`
      using System.Net.Http.Headers;
      using System.Text;
      using System.Text.Json;
      using App.Http;

      namespace App.Ai;

      public sealed record ChatMessage(string Role, string Content);

      public sealed class AiClient
      {
          private readonly Config config;
          private readonly HttpClient client;

          public AiClient(Config config, HttpMessageHandler handler)
          {
              this.config = config;
              client = new HttpClient(handler) { Timeout = TimeSpan.FromSeconds(60) };
          }

          /// <summary>Sends a conversation to /chat/completions and returns the text of the answer.</summary>
          public async Task<string> Complete(IReadOnlyList<ChatMessage> messages)
          {
              var url = config.AiBaseUrl.TrimEnd('/') + "/chat/completions";
              var body = JsonSerializer.Serialize(new
              {
                  model = config.AiModel,
                  messages = messages.Select(message => new { role = message.Role, content = message.Content }),
              });
              using var request = new HttpRequestMessage(HttpMethod.Post, url);
              request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", config.AiApiKey);
              request.Content = new StringContent(body, Encoding.UTF8, "application/json");

              int status;
              bool succeeded;
              string text;
              try
              {
                  using var response = await client.SendAsync(request);
                  status = (int)response.StatusCode;
                  succeeded = response.IsSuccessStatusCode;
                  text = await response.Content.ReadAsStringAsync();
              }
              catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
              {
                  Log.Error(error);
                  throw new HttpError(502, "The AI provider cannot be reached.");
              }

              if (!succeeded)
              {
                  Log.Error($"AI provider: {status} {text}");
                  throw new HttpError(502, $"The AI provider answered with {status}.");
              }

              return ReadContent(text) ?? throw new HttpError(502, "The AI provider sent no answer.");
          }

          /// <summary>The text of the first choice, null when there is none.</summary>
          private static string? ReadContent(string text)
          {
              try
              {
                  using var document = JsonDocument.Parse(text);
                  var choice = document.RootElement.GetProperty("choices")[0];
                  var content = choice.GetProperty("message").GetProperty("content").GetString();
                  return string.IsNullOrEmpty(content) ? null : content;
              }
              catch (Exception error) when (error is JsonException or InvalidOperationException
                  or KeyNotFoundException or IndexOutOfRangeException)
              {
                  return null;
              }
          }
      }
    `,
  )
}

function routesFile() {
  return file(
    'src/Ai/AiRoutes.cs',
    code`
      using System.Text.Json;
      using App.Http;

      namespace App.Ai;

      public sealed class AiRoutes
      {
          private const int MessagesLimit = 50;
          private const string Off = "The assistant is off. Set AI_API_KEY and restart the server.";

          private static readonly string[] Roles = { "system", "user", "assistant" };

          private readonly Config config;
          private readonly AiClient client;

          public AiRoutes(Config config, HttpMessageHandler handler)
          {
              this.config = config;
              client = new AiClient(config, handler);
          }

          public Task Status(HttpContext context)
          {
              if (config.AiApiKey == "")
              {
                  return Answer.Json(context, new { configured = false });
              }

              return Answer.Json(context, new { configured = true, model = config.AiModel });
          }

          public async Task Chat(HttpContext context)
          {
              if (config.AiApiKey == "")
              {
                  throw new HttpError(503, Off);
              }

              var messages = ReadMessages(await Body.ReadObject(context));
              var content = await client.Complete(messages);
              await Answer.Json(context, new { message = new { role = "assistant", content } });
          }

          private static List<ChatMessage> ReadMessages(JsonElement body)
          {
              var isList = body.TryGetProperty("messages", out var value) && value.ValueKind == JsonValueKind.Array;
              if (!isList || value.GetArrayLength() < 1 || value.GetArrayLength() > MessagesLimit)
              {
                  throw new HttpError(400, $"Send 1 to {MessagesLimit} messages.");
              }

              return value.EnumerateArray().Select(ReadMessage).ToList();
          }

          private static ChatMessage ReadMessage(JsonElement value)
          {
              var isObject = value.ValueKind == JsonValueKind.Object;
              var role = isObject ? Body.Text(value, "role") : null;
              var content = isObject ? Body.Text(value, "content") : null;
              if (role == null || !Roles.Contains(role) || string.IsNullOrWhiteSpace(content))
              {
                  throw new HttpError(400, "Each message needs a role and a content.");
              }

              return new ChatMessage(role, content);
          }
      }
    `,
  )
}
