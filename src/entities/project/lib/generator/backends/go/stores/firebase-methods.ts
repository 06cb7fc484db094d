import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'

/** What both items and accounts do with documents. */
export function documentHelpers({ has }: ProjectContext): string {
  return code`
      func text(content string) value { return value{"stringValue": content} }

      func flag(on bool) value { return value{"booleanValue": on} }

      func (d document) text(name string) string {
        content, _ := d.Fields[name]["stringValue"].(string)
        return content
      }

      func (d document) flag(name string) bool {
        on, _ := d.Fields[name]["booleanValue"].(bool)
        return on
      }

      // path is the path of a document below the base address.
      func path(parent, id string) string { return "/" + parent + "/" + url.PathEscape(id) }

      func (s *firestore) create(ctx context.Context, parent, id string, content fields) error {
        return s.send(ctx, http.MethodPost, "/"+parent+"?documentId="+url.QueryEscape(id), document{content}, nil)
      }

      func (s *firestore) get(ctx context.Context, parent, id string) (document, error) {
        var found document
        err := s.send(ctx, http.MethodGet, path(parent, id), nil, &found)
        return found, err
      }

      // field names a field in a structured query.
      func field(name string) any { return map[string]any{"fieldPath": name} }

      ${has('auth') && isStatus()}

      ${has('api') && count()}
  `
}

function isStatus(): string {
  return code`
      func isStatus(err error, status int) bool {
        var refusal statusError
        return errors.As(err, &refusal) && refusal.status == status
      }
  `
}

function count(): string {
  return code`
      // count tells how many documents a collection has.
      func (s *firestore) count(ctx context.Context, parent string) (int, error) {
        request := map[string]any{
          "structuredAggregationQuery": map[string]any{
            "structuredQuery": map[string]any{"from": collection(parent)},
            "aggregations":    []any{map[string]any{"alias": "total", "count": map[string]any{}}},
          },
        }
        var results []struct {
          Result struct {
            AggregateFields fields \`json:"aggregateFields"\`
          } \`json:"result"\`
        }
        if err := s.send(ctx, http.MethodPost, ":runAggregationQuery", request, &results); err != nil {
          return 0, err
        }
        if len(results) == 0 {
          return 0, errors.New("Firestore sent no count")
        }
        total, _ := results[0].Result.AggregateFields["total"]["integerValue"].(string)
        return strconv.Atoi(total)
      }
  `
}

export function firebaseItems(): string {
  return code`
    const itemsPath = "items"

    func itemOf(d document) Item {
      return Item{ID: d.text("id"), Title: d.text("title"), Done: d.flag("done"), CreatedAt: d.text("createdAt")}
    }

    func (s *firestore) ListItems(ctx context.Context, page Page) ([]Item, int, error) {
      total, err := s.count(ctx, itemsPath)
      if err != nil {
        return nil, 0, err
      }
      documents, err := s.query(ctx, map[string]any{
        "from": collection(itemsPath),
        "orderBy": []any{
          map[string]any{"field": field("createdAt"), "direction": "DESCENDING"},
        },
        "offset": page.Offset,
        "limit":  page.Limit,
      })
      items := []Item{}
      for _, found := range documents {
        items = append(items, itemOf(found))
      }
      return items, total, err
    }

    func (s *firestore) Item(ctx context.Context, id string) (Item, error) {
      found, err := s.get(ctx, itemsPath, id)
      return itemOf(found), err
    }

    func (s *firestore) CreateItem(ctx context.Context, item Item) error {
      return s.create(ctx, itemsPath, item.ID, fields{
        "id":        text(item.ID),
        "title":     text(item.Title),
        "done":      flag(item.Done),
        "createdAt": text(item.CreatedAt),
      })
    }

    func (s *firestore) UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error) {
      changed := fields{}
      query := url.Values{"currentDocument.exists": {strconv.FormatBool(true)}}
      if changes.Title != nil {
        changed["title"] = text(*changes.Title)
        query.Add("updateMask.fieldPaths", "title")
      }
      if changes.Done != nil {
        changed["done"] = flag(*changes.Done)
        query.Add("updateMask.fieldPaths", "done")
      }
      var updated document
      err := s.send(ctx, http.MethodPatch, path(itemsPath, id)+"?"+query.Encode(), document{Fields: changed}, &updated)
      return itemOf(updated), err
    }

    func (s *firestore) DeleteItem(ctx context.Context, id string) error {
      return s.send(ctx, http.MethodDelete, path(itemsPath, id)+"?currentDocument.exists=true", nil, nil)
    }
  `
}

export function firebaseAccounts(): string {
  return code`
    const (
      usersPath    = "users"
      sessionsPath = "sessions"
    )

    // emailID makes the id of a user's document from the address, which keeps that unique.
    func emailID(email string) string {
      sum := sha256.Sum256([]byte(email))
      return hex.EncodeToString(sum[:])
    }

    func userOf(d document) User {
      return User{
        ID:           d.text("id"),
        Email:        d.text("email"),
        PasswordHash: d.text("passwordHash"),
        CreatedAt:    d.text("createdAt"),
      }
    }

    func (s *firestore) CreateUser(ctx context.Context, user User) error {
      err := s.create(ctx, usersPath, emailID(user.Email), fields{
        "id":           text(user.ID),
        "email":        text(user.Email),
        "passwordHash": text(user.PasswordHash),
        "createdAt":    text(user.CreatedAt),
      })
      if isStatus(err, http.StatusConflict) {
        return ErrTaken
      }
      return err
    }

    func (s *firestore) UserByEmail(ctx context.Context, email string) (User, error) {
      found, err := s.get(ctx, usersPath, emailID(email))
      return userOf(found), err
    }

    func (s *firestore) CreateSession(ctx context.Context, session Session) error {
      return s.create(ctx, sessionsPath, session.TokenHash, fields{
        "tokenHash": text(session.TokenHash),
        "userId":    text(session.UserID),
        "expiresAt": text(session.ExpiresAt),
      })
    }

    func (s *firestore) SessionUser(ctx context.Context, tokenHash, now string) (User, error) {
      session, err := s.get(ctx, sessionsPath, tokenHash)
      if err != nil {
        return User{}, err
      }
      if session.text("expiresAt") <= now {
        return User{}, ErrNotFound
      }
      users, err := s.query(ctx, map[string]any{
        "from": collection(usersPath),
        "where": map[string]any{
          "fieldFilter": map[string]any{
            "field": field("id"),
            "op":    "EQUAL",
            "value": text(session.text("userId")),
          },
        },
        "limit": 1,
      })
      if err != nil {
        return User{}, err
      }
      if len(users) == 0 {
        return User{}, ErrNotFound
      }
      return userOf(users[0]), nil
    }

    func (s *firestore) DeleteSession(ctx context.Context, tokenHash string) error {
      return s.send(ctx, http.MethodDelete, path(sessionsPath, tokenHash), nil, nil)
    }
  `
}
