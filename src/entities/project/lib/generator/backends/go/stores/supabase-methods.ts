import { code } from '../../../text/code'

export function supabaseItems(): string {
  return code`
    const itemsTable = "items"

    type itemRow struct {
      ID        string    \`json:"id"\`
      Title     string    \`json:"title"\`
      Done      bool      \`json:"done"\`
      CreatedAt time.Time \`json:"created_at"\`
    }

    func (r itemRow) item() Item {
      return Item{ID: r.ID, Title: r.Title, Done: r.Done, CreatedAt: Timestamp(r.CreatedAt)}
    }

    func (s *supabase) ListItems(ctx context.Context, page Page) ([]Item, int, error) {
      // A count beside the rows would refuse a page behind the last one.
      header, err := s.send(ctx, http.MethodHead, itemsTable, url.Values{"limit": {"1"}}, nil, nil)
      if err != nil {
        return nil, 0, err
      }
      _, count, _ := strings.Cut(header.Get("Content-Range"), "/")
      total, err := strconv.Atoi(count)
      if err != nil {
        return nil, 0, err
      }
      var rows []itemRow
      query := url.Values{
        "order":  {"created_at.desc,id"},
        "limit":  {strconv.Itoa(page.Limit)},
        "offset": {strconv.Itoa(page.Offset)},
      }
      if _, err := s.send(ctx, http.MethodGet, itemsTable, query, nil, &rows); err != nil {
        return nil, 0, err
      }
      items := []Item{}
      for _, row := range rows {
        items = append(items, row.item())
      }
      return items, total, nil
    }

    func (s *supabase) Item(ctx context.Context, id string) (Item, error) {
      return s.item(ctx, http.MethodGet, id, nil)
    }

    func (s *supabase) CreateItem(ctx context.Context, item Item) error {
      row := map[string]any{
        "id":         item.ID,
        "title":      item.Title,
        "done":       item.Done,
        "created_at": item.CreatedAt,
      }
      _, err := s.send(ctx, http.MethodPost, itemsTable, nil, row, nil)
      return err
    }

    func (s *supabase) UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error) {
      row := map[string]any{}
      if changes.Title != nil {
        row["title"] = *changes.Title
      }
      if changes.Done != nil {
        row["done"] = *changes.Done
      }
      return s.item(ctx, http.MethodPatch, id, row)
    }

    func (s *supabase) DeleteItem(ctx context.Context, id string) error {
      _, err := s.item(ctx, http.MethodDelete, id, nil)
      return err
    }

    // item reads, changes or deletes one item and gives what PostgREST says it was.
    func (s *supabase) item(ctx context.Context, method, id string, changes any) (Item, error) {
      var rows []itemRow
      if _, err := s.send(ctx, method, itemsTable, equal("id", id), changes, &rows); err != nil {
        return Item{}, err
      }
      if len(rows) == 0 {
        return Item{}, ErrNotFound
      }
      return rows[0].item(), nil
    }
  `
}

export function supabaseAccounts(): string {
  return code`
    const (
      usersTable    = "app_users"
      sessionsTable = "app_sessions"
    )

    // uniqueViolation is the code of PostgreSQL for a value that may exist once and does.
    const uniqueViolation = "23505"

    type userRow struct {
      ID           string    \`json:"id"\`
      Email        string    \`json:"email"\`
      PasswordHash string    \`json:"password_hash"\`
      CreatedAt    time.Time \`json:"created_at"\`
    }

    func (s *supabase) CreateUser(ctx context.Context, user User) error {
      row := map[string]string{
        "id":            user.ID,
        "email":         user.Email,
        "password_hash": user.PasswordHash,
        "created_at":    user.CreatedAt,
      }
      _, err := s.send(ctx, http.MethodPost, usersTable, nil, row, nil)
      var refusal supabaseError
      if errors.As(err, &refusal) && refusal.Code == uniqueViolation {
        return ErrTaken
      }
      return err
    }

    func (s *supabase) UserByEmail(ctx context.Context, email string) (User, error) {
      return s.user(ctx, equal("email", email))
    }

    func (s *supabase) CreateSession(ctx context.Context, session Session) error {
      ended := url.Values{"expires_at": {"lt." + Timestamp(time.Now())}}
      if _, err := s.send(ctx, http.MethodDelete, sessionsTable, ended, nil, nil); err != nil {
        return err
      }
      row := map[string]string{
        "token_hash": session.TokenHash,
        "user_id":    session.UserID,
        "expires_at": session.ExpiresAt,
      }
      _, err := s.send(ctx, http.MethodPost, sessionsTable, nil, row, nil)
      return err
    }

    func (s *supabase) SessionUser(ctx context.Context, tokenHash, now string) (User, error) {
      var sessions []struct {
        UserID string \`json:"user_id"\`
      }
      query := url.Values{"token_hash": {"eq." + tokenHash}, "expires_at": {"gt." + now}}
      if _, err := s.send(ctx, http.MethodGet, sessionsTable, query, nil, &sessions); err != nil {
        return User{}, err
      }
      if len(sessions) == 0 {
        return User{}, ErrNotFound
      }
      return s.user(ctx, equal("id", sessions[0].UserID))
    }

    func (s *supabase) DeleteSession(ctx context.Context, tokenHash string) error {
      _, err := s.send(ctx, http.MethodDelete, sessionsTable, equal("token_hash", tokenHash), nil, nil)
      return err
    }

    func (s *supabase) user(ctx context.Context, filter url.Values) (User, error) {
      var rows []userRow
      if _, err := s.send(ctx, http.MethodGet, usersTable, filter, nil, &rows); err != nil {
        return User{}, err
      }
      if len(rows) == 0 {
        return User{}, ErrNotFound
      }
      row := rows[0]
      return User{ID: row.ID, Email: row.Email, PasswordHash: row.PasswordHash, CreatedAt: Timestamp(row.CreatedAt)}, nil
    }
  `
}
