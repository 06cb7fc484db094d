import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/app.go` */
export function appFile(project: ProjectContext) {
  const { has } = project
  const auth = has('auth')
  const guard = (method: string) => (auth ? `a.signedIn(a.${method})` : `a.${method}`)
  return goFile(
    'internal/api/app.go',
    code`
      // Package api answers the requests of the web app.
      package api
    `,
    imports(
      ['net/http', has('api') && 'path', 'strings', 'time'],
      [has('ai') && 'ai', auth && 'auth', 'config', 'store'],
    ),
    code`
      ${usesBodies(project) && '// Bytes that the body of a request may have.\nconst bodyLimit = 64 * 1024'}

      // Options is what a server is made of.
      type Options struct {
        Config   config.Config
        Database store.Database
        // Where the built web app lies.
        WebFolder string
        // One line per request on the console.
        Log bool
      }

      type app struct {
        config   config.Config
        database store.Database
        started  time.Time
        routes   map[string]handler

        ${auth && '// Attempts to sign in.\nattempts *auth.RateLimit'}

        ${has('ai') && 'assistant *ai.Client'}
      }

      // New makes the whole server as one handler from request to response; it opens no port.
      func New(options Options) http.Handler {
        a := &app{
          config:   options.Config,
          database: options.Database,
          started:  time.Now(),
        }
        ${auth && 'a.attempts = auth.NewRateLimit(5, 5*time.Minute)'}
        ${has('ai') && 'a.assistant = ai.NewClient(options.Config.AI)'}
        a.routes = map[string]handler{
          "GET /api/health": a.health,

          ${
            has('api') &&
            code`
              "GET /api/items":         a.listItems,
              "POST /api/items":        ${guard('createItem')},
              "GET /api/items/{id}":    a.getItem,
              "PATCH /api/items/{id}":  ${guard('updateItem')},
              "DELETE /api/items/{id}": ${guard('deleteItem')},
            `
          }

          ${
            auth &&
            code`
              "POST /api/auth/sign-up":  a.signUp,
              "POST /api/auth/sign-in":  a.signIn,
              "POST /api/auth/sign-out": a.signOut,
              "GET /api/auth/me":        a.me,
            `
          }

          ${has('ai') && '"GET /api/ai/status": a.aiStatus,\n"POST /api/ai/chat":  a.chat,'}

          ${has('docs') && '"GET /api/openapi.json": a.openAPI,\n"GET /api/docs":         a.docs,'}
        }
        ${
          has('ai') &&
          auth &&
          code`
          if a.assistant.Configured() {
            a.routes["POST /api/ai/chat"] = a.signedIn(a.chat)
          }
        `
        }

        web := webApp(options.WebFolder)
        server := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
          if r.URL.Path == "/api" || strings.HasPrefix(r.URL.Path, "/api/") {
            a.ServeHTTP(w, r)
            return
          }
          web.ServeHTTP(w, r)
        })
        if options.Log {
          return secureHeaders(a.recovered(logged(server)))
        }
        return secureHeaders(a.recovered(server))
      }

      func (a *app) ServeHTTP(w http.ResponseWriter, r *http.Request) {
        ${
          usesBodies(project) &&
          code`
            if r.ContentLength > bodyLimit {
              a.fail(w, r, errTooLarge)
              return
            }
            r.Body = http.MaxBytesReader(w, r.Body, bodyLimit)
          `
        }
        answer, found := a.routes[pattern(r)]
        if !found {
          a.fail(w, r, statusError{http.StatusNotFound, "There is no such endpoint."})
          return
        }
        if err := answer(w, r); err != nil {
          a.fail(w, r, err)
        }
      }

      // pattern is the key of a request in the routes. HEAD is answered as GET, without the body.
      func pattern(r *http.Request) string {
        method, target := r.Method, r.URL.Path
        if method == http.MethodHead {
          method = http.MethodGet
        }
        ${
          has('api') &&
          code`
            if folder, id := path.Split(target); folder == "/api/items/" && id != "" {
              target = folder + "{id}"
            }
          `
        }
        return method + " " + target
      }
    `,
  )
}

/** True when a route reads a request body. */
export function usesBodies({ has }: ProjectContext): boolean {
  return has('api') || has('auth') || has('ai')
}
