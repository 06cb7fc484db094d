import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/Auth/Passwords.cs` */
export function passwordsFile() {
  return file(
    'src/Auth/Passwords.cs',
    code`
      using System.Security.Cryptography;

      namespace App.Auth;

      public static class Passwords
      {
          private const int Iterations = 600_000;
          private const int SaltLength = 16;
          private const int KeyLength = 32;

          /// <summary>Compared against when there is no such account, so that both answers take the same time.</summary>
          private static readonly string Nobody = new string('0', SaltLength * 2) + ":" + new string('0', KeyLength * 2);

          /// <summary>A salted PBKDF2 hash as salt:key, both in hexadecimal.</summary>
          public static string Hash(string password)
          {
              var salt = RandomNumberGenerator.GetBytes(SaltLength);
              return Convert.ToHexString(salt) + ":" + Convert.ToHexString(Derive(password, salt));
          }

          public static bool Verify(string password, string? hash)
          {
              var parts = (hash ?? Nobody).Split(':');
              var key = Derive(password, Convert.FromHexString(parts[0]));
              return CryptographicOperations.FixedTimeEquals(key, Convert.FromHexString(parts[1]));
          }

          private static byte[] Derive(string password, byte[] salt)
          {
              return Rfc2898DeriveBytes.Pbkdf2(password, salt, Iterations, HashAlgorithmName.SHA256, KeyLength);
          }
      }
    `,
  )
}

/** `src/Auth/RateLimit.cs` */
export function rateLimitFile() {
  return file(
    'src/Auth/RateLimit.cs',
    code`
      namespace App.Auth;

      /// <summary>Counts attempts per key in the memory of this process.</summary>
      public sealed class RateLimit
      {
          private const int KeysKept = 10_000;

          private readonly int attempts;
          private readonly TimeSpan duration;
          private readonly object gate = new();
          private readonly Dictionary<string, (int Count, DateTime Ends)> windows = new();

          public RateLimit(int attempts, TimeSpan duration)
          {
              this.attempts = attempts;
              this.duration = duration;
          }

          /// <summary>Counts one more attempt; false when there were too many.</summary>
          public bool Allows(string key)
          {
              lock (gate)
              {
                  var now = DateTime.UtcNow;
                  var known = windows.TryGetValue(key, out var window) && window.Ends > now;
                  var count = known ? window.Count + 1 : 1;
                  windows[key] = (count, known ? window.Ends : now + duration);
                  if (windows.Count > KeysKept)
                  {
                      windows.Remove(windows.MinBy(entry => entry.Value.Ends).Key);
                  }

                  return count <= attempts;
              }
          }

          public void Reset(string key)
          {
              lock (gate)
              {
                  windows.Remove(key);
              }
          }
      }
    `,
  )
}
