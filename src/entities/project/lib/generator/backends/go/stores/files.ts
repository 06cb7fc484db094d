import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goLiteral } from '../../../text/escape'
import { goFile, imports } from '../source'
import { goStore } from '.'
import { memoryFile } from './memory'
import { hasData } from './store'

/** `internal/store/`: the interface, the database, and memory for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  return [typesFile(project), openFile(project), memoryFile(project), ...goStore(project).files(project)]
}

function typesFile(project: ProjectContext) {
  const { has } = project
  return goFile(
    'internal/store/store.go',
    code`
      // Package store keeps the data: in a database, or in memory without one.
      package store
    `,
    imports(['context', hasData(project) && 'errors', hasData(project) && 'time']),
    hasData(project) &&
      code`
        // ErrNotFound is returned for what does not exist.
        var ErrNotFound = errors.New("not found")
      `,
    has('auth') &&
      code`
        // ErrTaken is returned for an e-mail address that already has an account.
        var ErrTaken = errors.New("taken")
      `,
    has('api') &&
      code`
        // Item is one entry of the list.
        type Item struct {
          ID    string \`json:"id"\`
          Title string \`json:"title"\`
          Done  bool   \`json:"done"\`
          // A Timestamp, as all times here.
          CreatedAt string \`json:"createdAt"\`
        }

        // ItemChanges holds what is to be changed; nil leaves the field as it is.
        type ItemChanges struct {
          Title *string
          Done  *bool
        }

        // Page is a part of a list.
        type Page struct {
          Limit  int
          Offset int
        }
      `,
    has('auth') &&
      code`
        // User is an account.
        type User struct {
          ID string
          // Lower case, unique.
          Email        string
          PasswordHash string
          CreatedAt    string
        }

        // Session lets a browser stay signed in.
        type Session struct {
          TokenHash string
          UserID    string
          ExpiresAt string
        }
      `,
    code`
      // Store is what the server needs from a database. Every method fails when the database cannot be reached.
      type Store interface {
        Ping(ctx context.Context) error
        Close() error

        ${
          has('api') &&
          code`
            // ListItems gives a page, newest first, and the number of all items.
            ListItems(ctx context.Context, page Page) ([]Item, int, error)
            // Item, UpdateItem and DeleteItem return ErrNotFound without such an item.
            Item(ctx context.Context, id string) (Item, error)
            CreateItem(ctx context.Context, item Item) error
            UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error)
            DeleteItem(ctx context.Context, id string) error
          `
        }

        ${
          has('auth') &&
          code`
            // CreateUser returns ErrTaken when there is an account with this address.
            CreateUser(ctx context.Context, user User) error
            // UserByEmail returns ErrNotFound without such an account.
            UserByEmail(ctx context.Context, email string) (User, error)
            CreateSession(ctx context.Context, session Session) error
            // SessionUser tells whose session it is; ErrNotFound when there is none, or it ended before now.
            SessionUser(ctx context.Context, tokenHash, now string) (User, error)
            DeleteSession(ctx context.Context, tokenHash string) error
          `
        }
      }
    `,
    hasData(project) &&
      code`
        // Timestamp is a time in UTC as ISO 8601 with milliseconds. Such texts sort as the times do.
        func Timestamp(t time.Time) string {
          return t.UTC().Format("2006-01-02T15:04:05.000Z")
        }
      `,
  )
}

function openFile(project: ProjectContext) {
  const { database } = project
  const store = goStore(project)
  const note = `Data is kept in memory and is gone after a restart. Set ${database.required} to keep it in ${database.label}.`
  const missing = `${database.label} is configured, but its driver is not installed: run "npm run setup" and start again. Until then data is kept in memory.`
  return goFile(
    'internal/store/open.go',
    'package store',
    imports(['fmt'], ['config']),
    code`
      const (
        databaseType = ${goLiteral(database.label)}
        databaseNote = ${goLiteral(note)}
        ${store.driver && `driverNote   = ${goLiteral(missing)}`}
      )

      // Database is the store in use, and what there is to tell about it.
      type Database struct {
        Type       string
        Configured bool
        Store      Store
        // Said to people when no database is used.
        Note string
      }

      // Open gives ${database.label} when it is configured, and memory otherwise. The first command connects.
      func Open(cfg config.Config) (Database, error) {
        memory := Database{Type: databaseType, Store: NewMemory(), Note: databaseNote}
        if ${store.unconfigured} {
          return memory, nil
        }
        ${
          store.driver &&
          code`
            if ${store.driver.missing} {
              memory.Note = driverNote
              return memory, nil
            }
          `
        }
        opened, err := ${store.open}
        if err != nil {
          return Database{}, fmt.Errorf("%s: %w", databaseType, err)
        }
        return Database{Type: databaseType, Configured: true, Store: opened}, nil
      }
    `,
  )
}
