import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/items_test.go` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? 'cookie := signUp(t, server)' : 'cookie := ""'
  return goFile(
    'internal/api/items_test.go',
    'package api_test',
    imports(['context', 'errors', 'net/http', 'strings', 'testing'], ['store']),
    code`
      type list struct {
        Items                []store.Item
        Total, Limit, Offset int
      }

      func TestItemLifecycle(t *testing.T) {
        server := newServer(t, setting{})
        ${cookie}
        created := send(server, http.MethodPost, "/api/items", \`{"title": "  Water the plants "}\`, cookie)
        item := decode[store.Item](t, created, http.StatusCreated)
        if item.Title != "Water the plants" || item.Done || item.ID == "" {
          t.Errorf("the new item is %+v", item)
        }

        path := "/api/items/" + item.ID
        if found := decode[store.Item](t, get(server, path), http.StatusOK); found != item {
          t.Errorf("%+v was read instead of %+v", found, item)
        }

        item.Done = true
        changed := send(server, http.MethodPatch, path, \`{"done": true}\`, cookie)
        if found := decode[store.Item](t, changed, http.StatusOK); found != item {
          t.Errorf("the changed item is %+v instead of %+v", found, item)
        }

        expectStatus(t, send(server, http.MethodDelete, path, "", cookie), http.StatusNoContent)
        expectStatus(t, get(server, path), http.StatusNotFound)
      }

      func TestListIsNewestFirstAndInPages(t *testing.T) {
        server := newServer(t, setting{})
        ${cookie}
        for _, title := range []string{"One", "Two", "Three"} {
          answer := send(server, http.MethodPost, "/api/items", \`{"title": "\`+title+\`"}\`, cookie)
          expectStatus(t, answer, http.StatusCreated)
        }
        found := decode[list](t, get(server, "/api/items?limit=2&offset=1"), http.StatusOK)
        if found.Total != 3 || found.Limit != 2 || found.Offset != 1 || len(found.Items) != 2 {
          t.Fatalf("the page is %+v", found)
        }
        if found.Items[0].Title != "Two" || found.Items[1].Title != "One" {
          t.Errorf("the items are %+v", found.Items)
        }
      }

      func TestInvalidItemsAreRefused(t *testing.T) {
        server := newServer(t, setting{})
        ${cookie}
        created := send(server, http.MethodPost, "/api/items", \`{"title": "One"}\`, cookie)
        path := "/api/items/" + decode[store.Item](t, created, http.StatusCreated).ID
        refused := []struct{ method, path, body string }{
          {http.MethodPost, "/api/items", "{}"},
          {http.MethodPost, "/api/items", \`{"title": "   "}\`},
          {http.MethodPost, "/api/items", \`{"title": "\` + strings.Repeat("x", 201) + \`"}\`},
          {http.MethodPost, "/api/items", \`["One"]\`},
          {http.MethodPatch, path, "{}"},
          {http.MethodPatch, path, \`{"done": "yes"}\`},
          {http.MethodGet, "/api/items?limit=0", ""},
          {http.MethodGet, "/api/items?limit=101", ""},
          {http.MethodGet, "/api/items?offset=-1", ""},
        }
        for _, request := range refused {
          answer := send(server, request.method, request.path, request.body, cookie)
          if decode[failure](t, answer, http.StatusBadRequest).Error == "" {
            t.Errorf("%+v is refused without a reason", request)
          }
        }
      }

      func TestUnknownItem(t *testing.T) {
        server := newServer(t, setting{})
        ${cookie}
        expectStatus(t, send(server, http.MethodPatch, "/api/items/unknown", \`{"done": true}\`, cookie), http.StatusNotFound)
        expectStatus(t, send(server, http.MethodDelete, "/api/items/unknown", "", cookie), http.StatusNotFound)
      }

      func TestLargeBodiesAreRefused(t *testing.T) {
        server := newServer(t, setting{})
        body := \`{"title": "\` + strings.Repeat("x", 64*1024) + \`"}\`
        expectStatus(t, send(server, http.MethodPost, "/api/items", body, ""), http.StatusRequestEntityTooLarge)
      }

      ${
        auth &&
        code`
          func TestWritingNeedsASignedInUser(t *testing.T) {
            server := newServer(t, setting{})
            for method, path := range map[string]string{
              http.MethodPost:   "/api/items",
              http.MethodPatch:  "/api/items/unknown",
              http.MethodDelete: "/api/items/unknown",
            } {
              expectStatus(t, send(server, method, path, "{}", ""), http.StatusUnauthorized)
            }
            expectStatus(t, get(server, "/api/items"), http.StatusOK)
          }
        `
      }

      func (brokenStore) ListItems(context.Context, store.Page) ([]store.Item, int, error) {
        return nil, 0, errors.New("connection refused")
      }

      func TestDatabaseThatCannotBeReached(t *testing.T) {
        server := newServer(t, setting{store: brokenStore{store.NewMemory()}, configured: true})
        found := decode[failure](t, get(server, "/api/items"), http.StatusServiceUnavailable)
        if found.Error != "The database cannot be reached." {
          t.Errorf("error is %q", found.Error)
        }
      }
    `,
  )
}
