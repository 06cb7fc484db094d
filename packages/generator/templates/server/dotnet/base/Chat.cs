using System.ClientModel;
using System.Text.Json;
using OpenAI;
using OpenAI.Chat;

namespace Server;

public record Message(string Role, string Content);
public record Conversation(List<Message> Messages);
public record ChatStatus(bool Configured, string Model);

public static class Chat
{
    public static void MapChat(this WebApplication app)
    {
        var key = Environment.GetEnvironmentVariable("AI_API_KEY") ?? "";
        var baseUrl = Variable("AI_BASE_URL", "https://api.openai.com/v1");
        var model = Variable("AI_MODEL", "gpt-5-mini");
        var ai = app.MapGroup("/api/ai");
        // {{#if auth}}
        ai.RequireAuthorization();
        // {{/if}}

        ai.MapGet("/status", () => new ChatStatus(key != "", model));

        ai.MapPost("/chat", async (Conversation body, CancellationToken cancel) =>
        {
            if (key == "")
                throw new Refusal(StatusCodes.Status503ServiceUnavailable, "The assistant is off. Set AI_API_KEY.");
            Check(body);
            var client = new ChatClient(model, new ApiKeyCredential(key), new OpenAIClientOptions { Endpoint = new Uri(baseUrl) });
            var messages = body.Messages.Select(message => message.Role == "user"
                ? (ChatMessage)new UserChatMessage(message.Content)
                : new AssistantChatMessage(message.Content));
            var pieces = client.CompleteChatStreamingAsync(messages, cancellationToken: cancel).GetAsyncEnumerator(cancel);
            try
            {
                await pieces.MoveNextAsync(); // waits for the first one, so that a failing provider results in an error status
            }
            catch (Exception error) when (error is not OperationCanceledException)
            {
                app.Logger.LogError(error, "The AI provider did not respond");
                throw new Refusal(StatusCodes.Status502BadGateway, "The assistant did not respond.");
            }
            return TypedResults.ServerSentEvents(Events(pieces, app.Logger));
        });
    }

    private static async IAsyncEnumerable<string> Events(IAsyncEnumerator<StreamingChatCompletionUpdate> pieces, ILogger log)
    {
        await using var all = pieces;
        var more = true;
        while (more)
        {
            if (pieces.Current is { } piece)
                foreach (var part in piece.ContentUpdate.Where(part => !string.IsNullOrEmpty(part.Text)))
                    yield return JsonSerializer.Serialize(new { text = part.Text });
            var broken = false;
            try
            {
                more = await pieces.MoveNextAsync();
            }
            catch (Exception error) when (error is ClientResultException or HttpRequestException or IOException)
            {
                log.LogError(error, "The AI provider stopped responding");
                broken = true;
            }
            if (!broken) continue;
            yield return JsonSerializer.Serialize(new { error = "The assistant stopped responding." });
            yield break;
        }
        yield return "[DONE]";
    }

    private static void Check(Conversation body)
    {
        if (body.Messages.Count is < 1 or > 50)
            throw Refusal.BadRequest("\"messages\" must be 1 to 50 messages of 1 to 10,000 characters each.");
        if (body.Messages.Any(message => message.Role is not ("user" or "assistant") || !message.Content.Fits(1, 10_000)))
            throw Refusal.BadRequest("\"role\" must be \"user\" or \"assistant\", and the content 1 to 10,000 characters long.");
    }

    private static string Variable(string name, string otherwise) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } value ? value : otherwise;
}
