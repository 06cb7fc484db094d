import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goLiteral } from '../../../text/escape'
import { usesBodies } from '../api/app'
import { goFile, imports } from '../source'

/** `internal/api/helpers_test.go` */
export function helpersFile(project: ProjectContext) {
  const sends = usesBodies(project)
  const auth = project.has('auth')
  return goFile(
    'internal/api/helpers_test.go',
    'package api_test',
    imports(
      [
        'context',
        'encoding/json',
        'errors',
        'io',
        'log',
        'net/http',
        'net/http/httptest',
        'os',
        sends && 'strings',
        'testing',
      ],
      ['api', 'config', 'store'],
    ),
    code`
      // TestMain keeps the console to the results.
      func TestMain(m *testing.M) {
        log.SetOutput(io.Discard)
        os.Exit(m.Run())
      }

      type environment map[string]string

      type setting struct {
        env        environment
        store      store.Store
        configured bool
        webFolder  string
      }

      // newServer makes the whole server on an empty store, without a port and without a database.
      func newServer(t *testing.T, s setting) http.Handler {
        t.Helper()
        cfg, err := config.Read(func(name string) string { return s.env[name] })
        if err != nil {
          t.Fatal(err)
        }
        if s.store == nil {
          s.store = store.NewMemory()
        }
        database := store.Database{
          Type:       ${goLiteral(project.database.label)},
          Configured: s.configured,
          Store:      s.store,
          Note:       "Nothing is configured.",
        }
        return api.New(api.Options{Config: cfg, Database: database, WebFolder: s.webFolder})
      }

      // brokenStore is a database that does not answer.
      type brokenStore struct{ store.Store }

      func (brokenStore) Ping(context.Context) error { return errors.New("connection refused") }

      // get asks for a path.
      func get(server http.Handler, path string) *httptest.ResponseRecorder {
        answer := httptest.NewRecorder()
        server.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, path, nil))
        return answer
      }

      ${
        sends &&
        code`
          // send sends JSON, with the session of someone who is signed in.
          func send(server http.Handler, method, path, body, cookie string) *httptest.ResponseRecorder {
            request := httptest.NewRequest(method, path, strings.NewReader(body))
            request.Header.Set("Content-Type", "application/json")
            request.Header.Set("Cookie", cookie)
            answer := httptest.NewRecorder()
            server.ServeHTTP(answer, request)
            return answer
          }
        `
      }

      // decode reads the JSON of an answer, whose status has to be this one.
      func decode[T any](t *testing.T, answer *httptest.ResponseRecorder, status int) T {
        t.Helper()
        expectStatus(t, answer, status)
        var value T
        if err := json.Unmarshal(answer.Body.Bytes(), &value); err != nil {
          t.Fatalf("%v in %q", err, answer.Body)
        }
        return value
      }

      func expectStatus(t *testing.T, answer *httptest.ResponseRecorder, status int) {
        t.Helper()
        if answer.Code != status {
          t.Fatalf("status %d instead of %d: %s", answer.Code, status, answer.Body)
        }
      }

      type failure struct{ Error string }

      ${
        auth &&
        code`
          const ada = \`{"email": "ada@example.com", "password": "correct horse"}\`

          // signUp creates an account and returns its session cookie.
          func signUp(t *testing.T, server http.Handler) string {
            t.Helper()
            answer := send(server, http.MethodPost, "/api/auth/sign-up", ada, "")
            expectStatus(t, answer, http.StatusCreated)
            cookie, _, _ := strings.Cut(answer.Header().Get("Set-Cookie"), ";")
            return cookie
          }
        `
      }
    `,
  )
}
