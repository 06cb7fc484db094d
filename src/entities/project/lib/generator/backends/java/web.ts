import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { java } from './package'

/** `app/WebFiles.java`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const { file: fallback, status } = frontend.fallback
  const spa = status === 200
  return java({
    name: 'app.WebFiles',
    imports: [
      'app.http.Request',
      'app.http.Response',
      'java.io.IOException',
      'java.io.UncheckedIOException',
      'java.nio.file.Files',
      'java.nio.file.InvalidPathException',
      'java.nio.file.Path',
      'java.time.ZoneOffset',
      'java.time.format.DateTimeFormatter',
      'java.util.Locale',
      'java.util.Map',
    ],
    body: code`
      /** Serves the built web app from its folder. */
      public final class WebFiles {
        /** The server runs in its own folder, which lies beside that of the web app. */
        public static final Path FOLDER = Path.of("..", "web", "${frontend.outputFolder}");

        private static final String NOT_BUILT =
            "The web app is not built yet: run \"npm run build\", or \"npm run dev\" to work on it.";

        private static final Map<String, String> TYPES =
            Map.ofEntries(
                Map.entry("html", "text/html; charset=utf-8"),
                Map.entry("js", "text/javascript; charset=utf-8"),
                Map.entry("mjs", "text/javascript; charset=utf-8"),
                Map.entry("css", "text/css; charset=utf-8"),
                Map.entry("txt", "text/plain; charset=utf-8"),
                Map.entry("xml", "application/xml; charset=utf-8"),
                Map.entry("json", "application/json"),
                Map.entry("map", "application/json"),
                Map.entry("webmanifest", "application/manifest+json"),
                Map.entry("wasm", "application/wasm"),
                Map.entry("svg", "image/svg+xml; charset=utf-8"),
                Map.entry("png", "image/png"),
                Map.entry("jpg", "image/jpeg"),
                Map.entry("jpeg", "image/jpeg"),
                Map.entry("webp", "image/webp"),
                Map.entry("avif", "image/avif"),
                Map.entry("gif", "image/gif"),
                Map.entry("ico", "image/x-icon"),
                Map.entry("woff", "font/woff"),
                Map.entry("woff2", "font/woff2"));

        private final Path folder;

        public WebFiles(Path folder) {
          this.folder = folder.toAbsolutePath().normalize();
        }

        public Response answer(Request request) {
          if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
            return Response.text(404, "404 Not Found");
          }
          try {
            Path file = find(Request.decode(request.path()));
            return file == null ? fallback(request) : send(request, file);
          } catch (IOException error) {
            throw new UncheckedIOException(error);
          }
        }

        /** The file of a path, or null: nothing outside the folder is ever found. */
        private Path find(String path) {
          try {
            ${
              spa
                ? code`
                    Path file = folder.resolve(path.substring(1)).normalize();
                    if (Files.isDirectory(file)) file = file.resolve("index.html");
                    return file.startsWith(folder) && Files.isRegularFile(file) ? file : null;
                  `
                : code`
                    for (String name : new String[] {path, path + ".html"}) {
                      Path file = folder.resolve(name.substring(1)).normalize();
                      if (Files.isDirectory(file)) file = file.resolve("index.html");
                      if (file.startsWith(folder) && Files.isRegularFile(file)) return file;
                    }
                    return null;
                  `
            }
          } catch (InvalidPathException | StringIndexOutOfBoundsException error) {
            return null;
          }
        }

        ${
          spa &&
          '/** Pages are routes inside the app; a path with an extension is a file that does not exist. */'
        }
        private Response fallback(Request request) throws IOException {
          ${spa && 'if (!extension(request.path()).isEmpty()) return Response.text(404, "Not found");'}
          Path page = folder.resolve("${fallback}");
          if (!Files.isRegularFile(page)) return Response.text(404, NOT_BUILT);
          return Response.of(${status}, "text/html; charset=UTF-8", Files.readAllBytes(page))
              .with("Cache-Control", "no-cache");
        }

        /** Files with a hash in their name never change; everything else is asked for again. */
        private static Response send(Request request, Path file) throws IOException {
          boolean hashed = request.path().startsWith("/${frontend.hashedFolder}/");
          String extension = extension(file.getFileName().toString());
          String type = TYPES.getOrDefault(extension, "application/octet-stream");
          String changed =
              DateTimeFormatter.RFC_1123_DATE_TIME.format(
                  Files.getLastModifiedTime(file).toInstant().atOffset(ZoneOffset.UTC));
          return Response.of(200, type, Files.readAllBytes(file))
              .with("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache")
              .with("Last-Modified", changed);
        }

        /** The letters after the last dot of a path, in lower case, or an empty text. */
        private static String extension(String path) {
          int dot = path.lastIndexOf('.');
          String end = dot < 0 ? "" : path.substring(dot + 1).toLowerCase(Locale.ROOT);
          return end.matches("\\w+") ? end : "";
        }
      }
    `,
  })
}
