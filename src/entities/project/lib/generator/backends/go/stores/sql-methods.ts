import { code } from '../../../text/code'
import type { Dialect } from './dialects'

/** Statements are written with `?`; PostgreSQL numbers its parameters. */
const numbered = (statement: string, { id }: Dialect) => {
  let number = 0
  return id === 'postgresql' ? statement.replace(/\?/g, () => `$${++number}`) : statement
}

export function itemMethods(dialect: Dialect): string {
  const { receiver, time } = dialect
  const sql = (statement: string) => numbered(statement, dialect)
  return code`
    const itemColumns = "id, title, done, created_at"

    func (s *${receiver}) ListItems(ctx context.Context, page Page) ([]Item, int, error) {
      db, err := s.ready(ctx)
      if err != nil {
        return nil, 0, err
      }
      var total int
      if err := db.QueryRowContext(ctx, "select count(*) from items").Scan(&total); err != nil {
        return nil, 0, err
      }
      rows, err := db.QueryContext(ctx,
        "select "+itemColumns+" from items ${sql('order by created_at desc, id limit ? offset ?')}",
        page.Limit, page.Offset)
      if err != nil {
        return nil, 0, err
      }
      defer rows.Close()
      items := []Item{}
      for rows.Next() {
        item, err := scanItem(rows)
        if err != nil {
          return nil, 0, err
        }
        items = append(items, item)
      }
      return items, total, rows.Err()
    }

    func (s *${receiver}) Item(ctx context.Context, id string) (Item, error) {
      db, err := s.ready(ctx)
      if err != nil {
        return Item{}, err
      }
      return scanItem(db.QueryRowContext(ctx, "select "+itemColumns+" from items ${sql('where id = ?')}", id))
    }

    func (s *${receiver}) CreateItem(ctx context.Context, item Item) error {
      _, err := s.exec(ctx, "insert into items ("+itemColumns+") ${sql('values (?, ?, ?, ?)')}",
        item.ID, item.Title, item.Done, ${time.toColumn('item.CreatedAt')})
      return err
    }

    ${updateItem(dialect)}

    func (s *${receiver}) DeleteItem(ctx context.Context, id string) error {
      deleted, err := s.exec(ctx, "delete from items ${sql('where id = ?')}", id)
      if err == nil && deleted == 0 {
        return ErrNotFound
      }
      return err
    }

    func scanItem(from row) (Item, error) {
      var item Item
      ${time.declaration}
      err := from.Scan(&item.ID, &item.Title, &item.Done, ${time.variable ?? '&item.CreatedAt'})
      ${time.variable && 'item.CreatedAt = Timestamp(createdAt)'}
      return item, found(err)
    }
  `
}

function updateItem(dialect: Dialect): string {
  const { receiver, id } = dialect
  const signature = `func (s *${receiver}) UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error)`
  const update = numbered(
    'update items set title = coalesce(?, title), done = coalesce(?, done) where id = ?',
    dialect,
  )
  if (id === 'mysql') {
    return code`
      ${signature} {
        _, err := s.exec(ctx, "${update}",
          changes.Title, changes.Done, id)
        if err != nil {
          return Item{}, err
        }
        return s.Item(ctx, id)
      }
    `
  }
  return code`
    ${signature} {
      db, err := s.ready(ctx)
      if err != nil {
        return Item{}, err
      }
      return scanItem(db.QueryRowContext(ctx,
        "${update} returning "+itemColumns,
        changes.Title, changes.Done, id))
    }
  `
}

export function accountMethods(dialect: Dialect): string {
  const { receiver, time, id } = dialect
  const sql = (statement: string) => numbered(statement, dialect)
  const ifFree = id === 'mysql' ? 'on duplicate key update email = email' : 'on conflict (email) do nothing'
  return code`
    func (s *${receiver}) CreateUser(ctx context.Context, user User) error {
      created, err := s.exec(ctx,
        \`insert into users (id, email, password_hash, created_at) ${sql('values (?, ?, ?, ?)')}
        ${ifFree}\`,
        user.ID, user.Email, user.PasswordHash, ${time.toColumn('user.CreatedAt')})
      if err == nil && created == 0 {
        return ErrTaken
      }
      return err
    }

    func (s *${receiver}) UserByEmail(ctx context.Context, email string) (User, error) {
      db, err := s.ready(ctx)
      if err != nil {
        return User{}, err
      }
      return scanUser(db.QueryRowContext(ctx,
        "select id, email, password_hash, created_at from users ${sql('where email = ?')}", email))
    }

    func (s *${receiver}) CreateSession(ctx context.Context, session Session) error {
      _, err := s.exec(ctx, "delete from sessions ${sql('where expires_at < ?')}", ${time.toColumn('Timestamp(time.Now())')})
      if err != nil {
        return err
      }
      _, err = s.exec(ctx, "insert into sessions (token_hash, user_id, expires_at) ${sql('values (?, ?, ?)')}",
        session.TokenHash, session.UserID, ${time.toColumn('session.ExpiresAt')})
      return err
    }

    func (s *${receiver}) SessionUser(ctx context.Context, tokenHash, now string) (User, error) {
      db, err := s.ready(ctx)
      if err != nil {
        return User{}, err
      }
      return scanUser(db.QueryRowContext(ctx,
        \`select users.id, users.email, users.password_hash, users.created_at
        from sessions join users on users.id = sessions.user_id
        ${sql('where sessions.token_hash = ? and sessions.expires_at > ?')}\`,
        tokenHash, ${time.toColumn('now')}))
    }

    func (s *${receiver}) DeleteSession(ctx context.Context, tokenHash string) error {
      _, err := s.exec(ctx, "delete from sessions ${sql('where token_hash = ?')}", tokenHash)
      return err
    }

    func scanUser(from row) (User, error) {
      var user User
      ${time.declaration}
      err := from.Scan(&user.ID, &user.Email, &user.PasswordHash, ${time.variable ?? '&user.CreatedAt'})
      ${time.variable && 'user.CreatedAt = Timestamp(createdAt)'}
      return user, found(err)
    }
  `
}
