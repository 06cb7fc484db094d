import { code } from '../../../text/code'

/** Members of `FirebaseStore` that turn the key of a service account into an access token. */
export function googleTokenMembers(): string {
  return code`
    private readonly SemaphoreSlim gate = new(1);
    private string token = "";
    private DateTime tokenEnds = DateTime.MinValue;

    /// <summary>An access token for the service account, which is valid for an hour.</summary>
    private async Task<string> Token()
    {
        if (config.FirestoreEmulator != "")
        {
            return "owner";
        }

        await gate.WaitAsync();
        try
        {
            if (tokenEnds < DateTime.UtcNow)
            {
                token = await FetchToken();
                tokenEnds = DateTime.UtcNow.AddMinutes(59);
            }

            return token;
        }
        finally
        {
            gate.Release();
        }
    }

    private async Task<string> FetchToken()
    {
        const string tokenAddress = "https://oauth2.googleapis.com/token";
        var now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
        var claims = JsonSerializer.Serialize(new
        {
            iss = config.FirebaseClientEmail,
            scope = "https://www.googleapis.com/auth/datastore",
            aud = tokenAddress,
            iat = now,
            exp = now + 3600,
        });
        const string header = "{\"alg\":\"RS256\",\"typ\":\"JWT\"}";
        var unsigned = Base64Url(Encoding.UTF8.GetBytes(header)) + "." + Base64Url(Encoding.UTF8.GetBytes(claims));
        using var rsa = RSA.Create();
        rsa.ImportFromPem(config.FirebasePrivateKey);
        var signature = rsa.SignData(
            Encoding.UTF8.GetBytes(unsigned),
            HashAlgorithmName.SHA256,
            RSASignaturePadding.Pkcs1);
        using var form = new FormUrlEncodedContent(new Dictionary<string, string>
        {
            ["grant_type"] = "urn:ietf:params:oauth:grant-type:jwt-bearer",
            ["assertion"] = unsigned + "." + Base64Url(signature),
        });
        using var response = await client.PostAsync(tokenAddress, form);
        if (!response.IsSuccessStatusCode)
        {
            throw new InvalidOperationException($"Google refuses the service account: {(int)response.StatusCode}.");
        }

        using var document = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        return document.RootElement.GetProperty("access_token").GetString()!;
    }

    private static string Base64Url(byte[] bytes)
    {
        return Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_');
    }
  `
}
