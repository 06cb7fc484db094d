using System.Text.RegularExpressions;
using Microsoft.Extensions.FileProviders;

namespace Server;

public static partial class FrontEnd
{
    /// <summary>Serves the built front end. A path that is not a file is a page of the app, which index.html renders.</summary>
    public static void MapFrontEnd(this WebApplication app)
    {
        var folder = Path.GetFullPath("../web/dist");
        if (!Directory.Exists(folder)) return;
        var options = new StaticFileOptions
        {
            FileProvider = new PhysicalFileProvider(folder),
            OnPrepareResponse = file => file.Context.Response.Headers.CacheControl =
                Hashed().IsMatch(file.Context.Request.Path) ? "public, max-age=31536000, immutable" : "no-cache",
        };
        app.UseStaticFiles(options);
        app.MapFallbackToFile("index.html", options);
    }

    /// <summary>Files whose name changes with their content.</summary>
    [GeneratedRegex(@"^/_app/immutable/|[-.][\w-]{8,}\.(js|css|woff2|svg|png)$")]
    private static partial Regex Hashed();
}
