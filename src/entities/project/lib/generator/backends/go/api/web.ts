import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/web.go`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return goFile(
    'internal/api/web.go',
    'package api',
    imports(['fmt', 'io', 'io/fs', 'mime', 'net/http', 'os', 'path', spa && 'regexp', 'strings']),
    code`
      const notBuilt = "The web app is not built yet: run \"npm run build\", or \"npm run dev\" to work on it."

      // Files in this folder have a hash in their name and never change; everything else is asked for again.
      const hashedFolder = "${frontend.hashedFolder}/"

      ${spa && '// Pages are routes inside the app; a path with an extension is a file that does not exist.\nvar fileName = regexp.MustCompile(`\\.\\w+$`)'}

      // What the system says about these may be missing or wrong.
      var contentTypes = map[string]string{
        ".css":         "text/css; charset=utf-8",
        ".html":        "text/html; charset=utf-8",
        ".ico":         "image/x-icon",
        ".js":          "text/javascript; charset=utf-8",
        ".json":        "application/json",
        ".map":         "application/json",
        ".svg":         "image/svg+xml; charset=utf-8",
        ".txt":         "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
        ".woff2":       "font/woff2",
      }

      // webApp serves the built web app from its folder.
      func webApp(folder string) http.Handler {
        files := os.DirFS(folder)
        return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
          if r.Method != http.MethodGet && r.Method != http.MethodHead {
            writeText(w, "404 Not Found")
            return
          }
          name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
          for _, candidate := range []string{name, path.Join(name, "index.html")${!spa && ', name + ".html"'}} {
            if serveFile(w, r, files, candidate, http.StatusOK) {
              return
            }
          }
          ${
            spa
              ? code`
                  if fileName.MatchString(name) {
                    writeText(w, "Not found")
                    return
                  }
                  if !serveFile(w, r, files, "${frontend.fallback.file}", http.StatusOK) {
                    writeText(w, notBuilt)
                  }
                `
              : code`
                  if !serveFile(w, r, files, "${frontend.fallback.file}", http.StatusNotFound) {
                    writeText(w, notBuilt)
                  }
                `
          }
        })
      }

      // serveFile answers with a file, unless there is none of that name. A name that leaves the folder is none.
      func serveFile(w http.ResponseWriter, r *http.Request, files fs.FS, name string, status int) bool {
        file, err := files.Open(name)
        if err != nil {
          return false
        }
        defer file.Close()
        info, err := file.Stat()
        if err != nil || !info.Mode().IsRegular() {
          return false
        }
        extension := path.Ext(name)
        contentType := contentTypes[extension]
        if contentType == "" {
          contentType = mime.TypeByExtension(extension)
        }
        if contentType == "" {
          contentType = "application/octet-stream"
        }
        w.Header().Set("Content-Type", contentType)
        w.Header().Set("Cache-Control", "no-cache")
        if strings.HasPrefix(name, hashedFolder) {
          w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
        }
        content, seekable := file.(io.ReadSeeker)
        if seekable && status == http.StatusOK {
          http.ServeContent(w, r, name, info.ModTime(), content)
          return true
        }
        w.WriteHeader(status)
        if r.Method == http.MethodGet {
          // A browser that has gone away is no error of the server.
          _, _ = io.Copy(w, file)
        }
        return true
      }

      func writeText(w http.ResponseWriter, text string) {
        w.Header().Set("Content-Type", "text/plain; charset=utf-8")
        w.WriteHeader(http.StatusNotFound)
        fmt.Fprint(w, text)
      }
    `,
  )
}
