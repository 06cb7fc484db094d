import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/items.go` */
export function itemsFile() {
  return goFile(
    'internal/api/items.go',
    'package api',
    imports(
      ['errors', 'fmt', 'math', 'net/http', 'path', 'strconv', 'strings', 'time', 'unicode/utf8'],
      ['id', 'store'],
    ),
    code`
      const (
        titleLimit = 200
        pageLimit  = 100
      )

      var errNoItem = statusError{http.StatusNotFound, "There is no such item."}

      func (a *app) listItems(w http.ResponseWriter, r *http.Request) error {
        limit, err := readNumber(r, "limit", 20, 1, pageLimit)
        if err != nil {
          return err
        }
        offset, err := readNumber(r, "offset", 0, 0, math.MaxInt32)
        if err != nil {
          return err
        }
        items, total, err := a.database.Store.ListItems(r.Context(), store.Page{Limit: limit, Offset: offset})
        if err != nil {
          return err
        }
        return writeJSON(w, http.StatusOK, struct {
          Items  []store.Item \`json:"items"\`
          Total  int          \`json:"total"\`
          Limit  int          \`json:"limit"\`
          Offset int          \`json:"offset"\`
        }{items, total, limit, offset})
      }

      func (a *app) createItem(w http.ResponseWriter, r *http.Request) error {
        body, err := readObject(r)
        if err != nil {
          return err
        }
        title, err := readTitle(body["title"])
        if err != nil {
          return err
        }
        item := store.Item{ID: id.New(), Title: title, CreatedAt: store.Timestamp(time.Now())}
        if err := a.database.Store.CreateItem(r.Context(), item); err != nil {
          return err
        }
        return writeJSON(w, http.StatusCreated, item)
      }

      func (a *app) getItem(w http.ResponseWriter, r *http.Request) error {
        item, err := a.database.Store.Item(r.Context(), itemID(r))
        if err != nil {
          return orNoItem(err)
        }
        return writeJSON(w, http.StatusOK, item)
      }

      func (a *app) updateItem(w http.ResponseWriter, r *http.Request) error {
        body, err := readObject(r)
        if err != nil {
          return err
        }
        changes, err := readChanges(body)
        if err != nil {
          return err
        }
        item, err := a.database.Store.UpdateItem(r.Context(), itemID(r), changes)
        if err != nil {
          return orNoItem(err)
        }
        return writeJSON(w, http.StatusOK, item)
      }

      func (a *app) deleteItem(w http.ResponseWriter, r *http.Request) error {
        if err := a.database.Store.DeleteItem(r.Context(), itemID(r)); err != nil {
          return orNoItem(err)
        }
        w.WriteHeader(http.StatusNoContent)
        return nil
      }

      func itemID(r *http.Request) string { return path.Base(r.URL.Path) }

      func orNoItem(err error) error {
        if errors.Is(err, store.ErrNotFound) {
          return errNoItem
        }
        return err
      }

      func readChanges(body map[string]any) (store.ItemChanges, error) {
        var changes store.ItemChanges
        rawTitle, hasTitle := body["title"]
        rawDone, hasDone := body["done"]
        if !hasTitle && !hasDone {
          return changes, badRequest("Send a title, done or both.")
        }
        if hasDone {
          done, isBool := rawDone.(bool)
          if !isBool {
            return changes, badRequest("Done must be true or false.")
          }
          changes.Done = &done
        }
        if hasTitle {
          title, err := readTitle(rawTitle)
          if err != nil {
            return changes, err
          }
          changes.Title = &title
        }
        return changes, nil
      }

      func readTitle(value any) (string, error) {
        title, _ := value.(string)
        title = strings.TrimSpace(title)
        if title == "" {
          return "", badRequest("A title is required.")
        }
        if utf8.RuneCountInString(title) > titleLimit {
          return "", badRequest(fmt.Sprintf("A title has at most %d characters.", titleLimit))
        }
        return title, nil
      }

      // readNumber reads a parameter of the query, with the number that holds without it.
      func readNumber(r *http.Request, name string, initial, min, max int) (int, error) {
        query := r.URL.Query()
        if !query.Has(name) {
          return initial, nil
        }
        number, err := strconv.Atoi(query.Get(name))
        if err != nil || number < min || number > max {
          return 0, badRequest(fmt.Sprintf("The parameter %s must be a whole number from %d to %d.", name, min, max))
        }
        return number, nil
      }
    `,
  )
}

/** `internal/id/id.go` */
export function idFile() {
  return goFile(
    'internal/id/id.go',
    code`
      // Package id makes ids.
      package id
    `,
    imports(['crypto/rand', 'fmt']),
    code`
      // New gives a random UUID, version 4.
      func New() string {
        var b [16]byte
        if _, err := rand.Read(b[:]); err != nil {
          // A system without random numbers is unfit to serve anyone.
          panic(err)
        }
        b[6] = b[6]&0x0f | 0x40
        b[8] = b[8]&0x3f | 0x80
        return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
      }
    `,
  )
}
