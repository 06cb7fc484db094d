import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'
import { usesBodies } from './app'

/** `internal/api/middleware.go`: what holds for every request. */
export function middlewareFile() {
  return goFile(
    'internal/api/middleware.go',
    'package api',
    imports(['fmt', 'log', 'net/http', 'runtime/debug', 'strings', 'time']),
    code`
      // headers go with every answer and close what browsers leave open.
      var headers = map[string]string{
        "Cross-Origin-Opener-Policy":        "same-origin",
        "Cross-Origin-Resource-Policy":      "same-origin",
        "Origin-Agent-Cluster":              "?1",
        "Referrer-Policy":                   "no-referrer",
        "Strict-Transport-Security":         "max-age=15552000; includeSubDomains",
        "X-Content-Type-Options":            "nosniff",
        "X-DNS-Prefetch-Control":            "off",
        "X-Download-Options":                "noopen",
        "X-Frame-Options":                   "SAMEORIGIN",
        "X-Permitted-Cross-Domain-Policies": "none",
        "X-XSS-Protection":                  "0",
      }

      func secureHeaders(next http.Handler) http.Handler {
        return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
          for name, value := range headers {
            w.Header().Set(name, value)
          }
          next.ServeHTTP(w, r)
        })
      }

      // recovered answers a panic like any other error, which keeps the details on the console.
      func (a *app) recovered(next http.Handler) http.Handler {
        return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
          defer func() {
            if reason := recover(); reason != nil {
              a.fail(w, r, fmt.Errorf("panic: %v\n%s", reason, debug.Stack()))
            }
          }()
          next.ServeHTTP(w, r)
        })
      }

      // statusWriter remembers the status of an answer.
      type statusWriter struct {
        http.ResponseWriter
        status int
      }

      func (w *statusWriter) WriteHeader(status int) {
        w.status = status
        w.ResponseWriter.WriteHeader(status)
      }

      // logged writes one line for every request to the API.
      func logged(next http.Handler) http.Handler {
        return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
          if !strings.HasPrefix(r.URL.Path, "/api/") {
            next.ServeHTTP(w, r)
            return
          }
          started := time.Now()
          answer := &statusWriter{w, http.StatusOK}
          next.ServeHTTP(answer, r)
          log.Printf("%s %q %d %s", r.Method, r.URL.Path, answer.status, time.Since(started).Round(time.Millisecond))
        })
      }
    `,
  )
}

/** `internal/api/respond.go` */
export function respondFile(project: ProjectContext) {
  const bodies = usesBodies(project)
  return goFile(
    'internal/api/respond.go',
    'package api',
    imports(['bytes', 'encoding/json', 'errors', bodies && 'io', 'log', 'net/http', bodies && 'strings']),
    code`
      // handler answers a request, or returns an error that becomes the answer.
      type handler func(w http.ResponseWriter, r *http.Request) error

      // statusError is an error whose words are for the one who asked.
      type statusError struct {
        status  int
        message string
      }

      func (e statusError) Error() string { return e.message }

      ${
        bodies &&
        code`
          var errTooLarge = statusError{http.StatusRequestEntityTooLarge, "The request is larger than 64 kB."}

          func badRequest(message string) error {
            return statusError{http.StatusBadRequest, message}
          }
        `
      }

      func writeJSON(w http.ResponseWriter, status int, value any) error {
        var body bytes.Buffer
        encoder := json.NewEncoder(&body)
        encoder.SetEscapeHTML(false)
        if err := encoder.Encode(value); err != nil {
          return err
        }
        w.Header().Set("Content-Type", "application/json")
        w.WriteHeader(status)
        // A browser that has gone away is no error of the server.
        _, _ = w.Write(bytes.TrimSuffix(body.Bytes(), []byte("\n")))
        return nil
      }

      // fail answers with an error. What was not meant for people goes to the console.
      func (a *app) fail(w http.ResponseWriter, r *http.Request, err error) {
        var known statusError
        if !errors.As(err, &known) {
          log.Print(err)
          known = statusError{http.StatusInternalServerError, "Something went wrong on the server."}
          if a.checkDatabase(r.Context()).Status == unreachable {
            known = statusError{http.StatusServiceUnavailable, "The database cannot be reached."}
          }
        }
        if err := writeJSON(w, known.status, map[string]string{"error": known.message}); err != nil {
          log.Print(err)
        }
      }

      ${
        bodies &&
        code`
          // readObject reads the JSON object in the body of a request.
          func readObject(r *http.Request) (map[string]any, error) {
            if !strings.HasPrefix(r.Header.Get("Content-Type"), "application/json") {
              return nil, statusError{http.StatusUnsupportedMediaType, "Send JSON with the content type application/json."}
            }
            body, err := io.ReadAll(r.Body)
            var tooLarge *http.MaxBytesError
            if errors.As(err, &tooLarge) {
              return nil, errTooLarge
            }
            var object map[string]any
            if err != nil || json.Unmarshal(body, &object) != nil || object == nil {
              return nil, badRequest("The body must be a JSON object.")
            }
            return object, nil
          }
        `
      }
    `,
  )
}
