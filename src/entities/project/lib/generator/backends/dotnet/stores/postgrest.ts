import { code } from '../../../text/code'

/** `SupabaseAnswer`: what the REST interface said. */
export const SUPABASE_ANSWER = code`
  public sealed class SupabaseAnswer
  {
      private readonly int status;
      private readonly JsonElement content;

      public SupabaseAnswer(int status, string body, string range)
      {
          this.status = status;
          Range = range;
          try
          {
              using var document = JsonDocument.Parse(body == "" ? "[]" : body);
              content = document.RootElement.Clone();
          }
          catch (JsonException)
          {
              // Not the words of Supabase; the status says enough.
          }
      }

      /// <summary>Which rows of how many these are.</summary>
      public string Range { get; }

      /// <summary>The code of an answer that is an error.</summary>
      public string? Code => Word("code");

      /// <summary>The rows; fails with the reason when the answer is an error.</summary>
      public List<JsonElement> Succeed()
      {
          if (status >= 400)
          {
              throw new InvalidOperationException(Word("message") ?? $"Supabase answered with {status}.");
          }

          return content.ValueKind == JsonValueKind.Array ? content.EnumerateArray().ToList() : new List<JsonElement>();
      }

      private string? Word(string name)
      {
          if (status < 400 || content.ValueKind != JsonValueKind.Object || !content.TryGetProperty(name, out var value))
          {
              return null;
          }

          return value.ValueKind == JsonValueKind.String ? value.GetString() : null;
      }
  }
`
