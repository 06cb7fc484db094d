import { file } from '../../file'
import { code } from '../../text/code'

/** `src/Times.cs` */
export function timesFile() {
  return file(
    'src/Times.cs',
    code`
      using System.Globalization;

      namespace App;

      /// <summary>Times as ISO 8601 in UTC with milliseconds, which sort as text.</summary>
      public static class Times
      {
          public static string Now()
          {
              return Iso(DateTime.UtcNow);
          }

          public static string Iso(DateTime time)
          {
              return time.ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
          }

          /// <summary>From any form with a zone; without one it is UTC.</summary>
          public static DateTime Parse(string text)
          {
              var styles = DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal;
              return DateTime.Parse(text, CultureInfo.InvariantCulture, styles);
          }
      }
    `,
  )
}
