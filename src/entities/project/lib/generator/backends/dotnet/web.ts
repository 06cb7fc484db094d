import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/WebApp.cs`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return file(
    'src/WebApp.cs',
    code`
      using App.Http;

      namespace App;

      /// <summary>Serves the built web app from its folder.</summary>
      public sealed class WebApp
      {
          private const string NotBuilt =
              "The web app is not built yet: run \"npm run build\", or \"npm run dev\" to work on it.";

          private static readonly Dictionary<string, string> Types = new()
          {
              [".css"] = "text/css; charset=utf-8",
              [".gif"] = "image/gif",
              [".html"] = "text/html; charset=utf-8",
              [".ico"] = "image/x-icon",
              [".jpg"] = "image/jpeg",
              [".js"] = "text/javascript; charset=utf-8",
              [".json"] = "application/json",
              [".map"] = "application/json",
              [".mjs"] = "text/javascript; charset=utf-8",
              [".png"] = "image/png",
              [".svg"] = "image/svg+xml; charset=utf-8",
              [".txt"] = "text/plain; charset=utf-8",
              [".wasm"] = "application/wasm",
              [".webmanifest"] = "application/manifest+json",
              [".webp"] = "image/webp",
              [".woff2"] = "font/woff2",
              [".xml"] = "application/xml",
          };

          private readonly string folder;

          public WebApp(string? folder = null)
          {
              this.folder = Path.GetFullPath(folder ?? Path.Combine(Folders.Project, "web", "${frontend.outputFolder}"));
          }

          public async Task Send(HttpContext context)
          {
              var method = context.Request.Method;
              if (!HttpMethods.IsGet(method) && !HttpMethods.IsHead(method))
              {
                  await Answer.Text(context, "404 Not Found", 404);
                  return;
              }

              var path = context.Request.Path.Value ?? "/";
              var found = Find(path);
              if (found != null)
              {
                  // Files with a hash in their name never change; everything else is asked for again.
                  var hashed = path.StartsWith("/${frontend.hashedFolder}/", StringComparison.Ordinal);
                  context.Response.Headers["Cache-Control"] = hashed ? "public, max-age=31536000, immutable" : "no-cache";
                  var known = Types.TryGetValue(Path.GetExtension(found).ToLowerInvariant(), out var type);
                  await Answer.Bytes(context, await File.ReadAllBytesAsync(found), known ? type! : "application/octet-stream");
                  return;
              }

              ${
                spa &&
                code`
                  // Pages are routes inside the app; a path with an extension is a file that does not exist.
                  if (path.Substring(path.LastIndexOf('/') + 1).Contains('.'))
                  {
                      await Answer.Text(context, "Not found", 404);
                      return;
                  }
                `
              }

              var page = Path.Combine(folder, "${frontend.fallback.file}");
              if (!File.Exists(page))
              {
                  await Answer.Text(context, NotBuilt, 404);
                  return;
              }

              context.Response.Headers["Cache-Control"] = "no-cache";
              await Answer.Bytes(context, await File.ReadAllBytesAsync(page), "text/html; charset=UTF-8"${spa ? '' : `, ${frontend.fallback.status}`});
          }

          /// <summary>The file that a path means, unless it lies outside the folder.</summary>
          private string? Find(string path)
          {
              if (path.Contains('\\') || path.Contains('\0') || path.Contains(':'))
              {
                  return null;
              }

              var wanted = path.Trim('/');
              var names = new[] { wanted, wanted == "" ? "index.html" : wanted + "/index.html"${spa ? '' : ', wanted + ".html"'} };
              foreach (var name in names)
              {
                  var file = Path.GetFullPath(Path.Combine(folder, name));
                  if (file.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal) && File.Exists(file))
                  {
                      return file;
                  }
              }

              return null;
          }
      }
    `,
  )
}
