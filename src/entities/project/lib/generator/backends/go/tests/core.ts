import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goLiteral } from '../../../text/escape'
import { goFile, imports } from '../source'

/** `internal/api/app_test.go` */
export function appTest(project: ProjectContext) {
  const { has, title, database, frontend } = project
  const spa = frontend.fallback.status === 200
  return goFile(
    'internal/api/app_test.go',
    'package api_test',
    imports(
      [
        has('docs') && 'encoding/json',
        'net/http',
        has('docs') && 'net/http/httptest',
        'os',
        'path/filepath',
        has('docs') && 'regexp',
        'strings',
        'testing',
      ],
      ['store'],
    ),
    code`
      type health struct {
        Status, Name, Environment string
        Database                  struct {
          Type, Status, Message string
          Configured            bool
        }
      }

      func TestHealthTellsWhatRuns(t *testing.T) {
        server := newServer(t, setting{env: environment{"APP_ENV": "staging"}})
        found := decode[health](t, get(server, "/api/health"), http.StatusOK)
        if found.Status != "ok" || found.Name != ${goLiteral(title)} || found.Environment != "staging" {
          t.Errorf("health is %+v", found)
        }
        database := found.Database
        if database.Type != ${goLiteral(database.label)} || database.Configured || database.Status != "not configured" {
          t.Errorf("health of the database is %+v", database)
        }
      }

      func TestHealthIsDegradedWithoutItsDatabase(t *testing.T) {
        broken := setting{store: brokenStore{store.NewMemory()}, configured: true, env: environment{"APP_ENV": "development"}}
        found := decode[health](t, get(newServer(t, broken), "/api/health"), http.StatusOK)
        if found.Status != "degraded" || found.Database.Status != "unreachable" || found.Database.Message != "connection refused" {
          t.Errorf("health is %+v", found)
        }
      }

      func TestHealthKeepsTheReasonToItselfInProduction(t *testing.T) {
        broken := setting{store: brokenStore{store.NewMemory()}, configured: true, env: environment{"APP_ENV": "production"}}
        found := decode[health](t, get(newServer(t, broken), "/api/health"), http.StatusOK)
        if found.Database.Message != "The database does not answer." {
          t.Errorf("health says %q", found.Database.Message)
        }
      }

      func TestUnknownEndpoint(t *testing.T) {
        answer := get(newServer(t, setting{}), "/api/nothing")
        if found := decode[failure](t, answer, http.StatusNotFound); found.Error != "There is no such endpoint." {
          t.Errorf("error is %q", found.Error)
        }
      }

      func TestEveryAnswerHasSecurityHeaders(t *testing.T) {
        answer := get(newServer(t, setting{}), "/api/health")
        if answer.Header().Get("X-Content-Type-Options") != "nosniff" || answer.Header().Get("X-Frame-Options") != "SAMEORIGIN" {
          t.Errorf("headers are %v", answer.Header())
        }
      }

      func TestWebApp(t *testing.T) {
        folder := t.TempDir()
        write(t, filepath.Join(folder, "secret.txt"), "secret")
        web := filepath.Join(folder, "web")
        write(t, filepath.Join(web, "index.html"), "Home")
        write(t, filepath.Join(web, "${frontend.hashedFolder}", "app.js"), "run()")
        ${!spa && 'write(t, filepath.Join(web, "about.html"), "About")\nwrite(t, filepath.Join(web, "404.html"), "Nothing here")'}
        server := newServer(t, setting{webFolder: web})

        pages := []struct {
          path   string
          status int
          body   string
        }{
          {"/", http.StatusOK, "Home"},
          {"/index.html", http.StatusOK, "Home"},
          ${spa ? '{"/some/page", http.StatusOK, "Home"},\n{"/missing.js", http.StatusNotFound, "Not found"},\n{"/../secret.txt", http.StatusNotFound, "Not found"},\n{"/..%2fsecret.txt", http.StatusNotFound, "Not found"},' : '{"/about", http.StatusOK, "About"},\n{"/some/page", http.StatusNotFound, "Nothing here"},\n{"/../secret.txt", http.StatusNotFound, "Nothing here"},\n{"/..%2fsecret.txt", http.StatusNotFound, "Nothing here"},'}
        }
        for _, page := range pages {
          answer := get(server, page.path)
          if answer.Code != page.status || answer.Body.String() != page.body {
            t.Errorf("%s answers with %d %q", page.path, answer.Code, answer.Body)
          }
        }

        hashed := get(server, "/${frontend.hashedFolder}/app.js").Header()
        if !strings.Contains(hashed.Get("Cache-Control"), "immutable") || !strings.HasPrefix(hashed.Get("Content-Type"), "text/javascript") {
          t.Errorf("headers of a hashed file are %v", hashed)
        }
        if cache := get(server, "/").Header().Get("Cache-Control"); cache != "no-cache" {
          t.Errorf("the page is cached with %q", cache)
        }
      }

      func TestWebAppThatIsNotBuilt(t *testing.T) {
        answer := get(newServer(t, setting{webFolder: t.TempDir()}), "/")
        expectStatus(t, answer, http.StatusNotFound)
        if !strings.Contains(answer.Body.String(), "npm run build") {
          t.Errorf("the answer is %q", answer.Body)
        }
      }

      func write(t *testing.T, path, content string) {
        t.Helper()
        if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
          t.Fatal(err)
        }
        if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
          t.Fatal(err)
        }
      }

      ${
        has('docs') &&
        code`
          func TestEveryDocumentedEndpointExists(t *testing.T) {
            server := newServer(t, setting{})
            document := decode[struct {
              Paths map[string]map[string]json.RawMessage
            }](t, get(server, "/api/openapi.json"), http.StatusOK)
            parameter := regexp.MustCompile(\`\{\w+\}\`)
            for path, methods := range document.Paths {
              for method := range methods {
                request := httptest.NewRequest(strings.ToUpper(method), parameter.ReplaceAllString(path, "unknown"), nil)
                answer := httptest.NewRecorder()
                server.ServeHTTP(answer, request)
                if strings.Contains(answer.Body.String(), "no such endpoint") {
                  t.Errorf("%s %s does not exist", method, path)
                }
              }
            }
          }

          func TestDocumentationPage(t *testing.T) {
            answer := get(newServer(t, setting{}), "/api/docs")
            expectStatus(t, answer, http.StatusOK)
            if !strings.HasPrefix(answer.Header().Get("Content-Type"), "text/html") {
              t.Errorf("the content type is %q", answer.Header().Get("Content-Type"))
            }
            if !strings.Contains(answer.Body.String(), "/api/health") {
              t.Error("the page does not list the endpoints")
            }
          }
        `
      }
    `,
  )
}
