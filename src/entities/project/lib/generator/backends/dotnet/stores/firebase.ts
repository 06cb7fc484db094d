import { code } from '../../../text/code'
import { FIRESTORE_ITEMS, FIRESTORE_USERS } from './firestore'
import { googleTokenMembers } from './google'
import { type DotnetStore, hasData, usings } from './store'

/** Firestore's REST interface: Google's client would bring gRPC and a dozen packages for what are a few requests. */
export const firebaseStore: DotnetStore = {
  className: 'FirebaseStore',
  config: [
    { property: 'FirebaseProjectId', value: 'Env("FIREBASE_PROJECT_ID")' },
    { property: 'FirebaseClientEmail', value: 'Env("FIREBASE_CLIENT_EMAIL")' },
    { property: 'FirebasePrivateKey', value: 'Env("FIREBASE_PRIVATE_KEY").Replace("\\\\n", "\\n")' },
    { property: 'FirestoreEmulator', value: 'Env("FIRESTORE_EMULATOR_HOST")' },
  ],
  configured: 'FirebaseStore.IsConfigured(config)',
  arguments: 'config',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return code`
      ${usings('System.Security.Cryptography', 'System.Text', 'System.Text.Json')}

      namespace App.Store;

      /// <summary>Firestore over its REST interface.</summary>
      public sealed class FirebaseStore : IStore
      {
          private readonly HttpClient client = new() { Timeout = TimeSpan.FromSeconds(8) };
          private readonly Config config;
          private readonly string address;

          public FirebaseStore(Config config)
          {
              this.config = config;
              var emulator = config.FirestoreEmulator;
              var host = emulator == "" ? "https://firestore.googleapis.com" : "http://" + emulator;
              address = $"{host}/v1/projects/{config.FirebaseProjectId}/databases/(default)/documents";
          }

          public static bool IsConfigured(Config config)
          {
              var hasKey = config.FirebaseClientEmail != "" && config.FirebasePrivateKey != "";
              return config.FirebaseProjectId != "" && (config.FirestoreEmulator != "" || hasKey);
          }

          public async Task Ping()
          {
              await Send(HttpMethod.Get, "/health?pageSize=1");
          }

          ${has('api') && FIRESTORE_ITEMS}

          ${has('auth') && FIRESTORE_USERS}

          ${
            data &&
            code`
              /// <summary>False when there is such a document already.</summary>
              private async Task<bool> Create(string collection, string id, Dictionary<string, object> values)
              {
                  var path = $"/{collection}?documentId={Uri.EscapeDataString(id)}";
                  return await Send(HttpMethod.Post, path, Fields(values), 409) != null;
              }

              private static string PathOf(string collection, string id)
              {
                  return $"/{collection}/{Uri.EscapeDataString(id)}";
              }

              private static object Fields(Dictionary<string, object> values)
              {
                  var fields = new Dictionary<string, object>();
                  foreach (var (name, value) in values)
                  {
                      var kind = value is bool ? "booleanValue" : "stringValue";
                      fields[name] = new Dictionary<string, object> { [kind] = value };
                  }

                  return new { fields };
              }

              private static string Text(JsonElement document, string name)
              {
                  return document.GetProperty("fields").GetProperty(name).GetProperty("stringValue").GetString()!;
              }
            `
          }

          /// <summary>The answer, or null when Firestore refuses with this status.</summary>
          private async Task<JsonElement?> Send(HttpMethod method, string path, object? body = null, int refusal = 0)
          {
              using var request = new HttpRequestMessage(method, address + path);
              request.Headers.TryAddWithoutValidation("Authorization", "Bearer " + await Token());
              if (body != null)
              {
                  request.Content = new StringContent(JsonSerializer.Serialize(body), Encoding.UTF8, "application/json");
              }

              using var response = await client.SendAsync(request);
              var status = (int)response.StatusCode;
              if (status == refusal)
              {
                  return null;
              }

              if (status >= 400)
              {
                  throw new InvalidOperationException($"Firestore answered with {status}.");
              }

              using var document = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
              return document.RootElement.Clone();
          }

          ${googleTokenMembers()}
      }
    `
  },
}
