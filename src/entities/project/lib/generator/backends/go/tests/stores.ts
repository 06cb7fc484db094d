import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/store/store_test.go` */
export function storesTest(project: ProjectContext) {
  const { has } = project
  return goFile(
    'internal/store/store_test.go',
    'package store',
    imports(['context', has('api') && 'reflect', 'testing', has('auth') && 'time'], ['config']),
    code`
      func TestMemoryIsUsedUntilADatabaseIsConfigured(t *testing.T) {
        database, err := Open(config.Config{})
        if err != nil {
          t.Fatal(err)
        }
        if database.Configured || database.Note == "" {
          t.Errorf("the database is %+v", database)
        }
        if err := database.Store.Ping(context.Background()); err != nil {
          t.Error(err)
        }
      }

      ${
        has('api') &&
        code`
          func TestMemoryPages(t *testing.T) {
            ctx := context.Background()
            memory := NewMemory()
            for _, id := range []string{"1", "2", "3"} {
              if err := memory.CreateItem(ctx, Item{ID: id}); err != nil {
                t.Fatal(err)
              }
            }
            if err := memory.DeleteItem(ctx, "2"); err != nil {
              t.Fatal(err)
            }
            if err := memory.DeleteItem(ctx, "2"); err != ErrNotFound {
              t.Errorf("deleting it again gives %v", err)
            }
            pages := [][]Item{
              {Item{ID: "3"}, Item{ID: "1"}},
              {Item{ID: "1"}},
              {},
              {},
            }
            for offset, wanted := range pages {
              items, total, err := memory.ListItems(ctx, Page{Limit: 2, Offset: offset})
              if err != nil || total != 2 || !reflect.DeepEqual(items, wanted) {
                t.Errorf("from %d on there are %v of %d, %v", offset, items, total, err)
              }
            }
          }
        `
      }

      ${
        has('auth') &&
        code`
          func TestSessionsEnd(t *testing.T) {
            ctx := context.Background()
            memory := NewMemory()
            now := time.Now()
            if err := memory.CreateUser(ctx, User{ID: "1", Email: "ada@example.com"}); err != nil {
              t.Fatal(err)
            }
            session := Session{TokenHash: "hash", UserID: "1", ExpiresAt: Timestamp(now.Add(time.Hour))}
            if err := memory.CreateSession(ctx, session); err != nil {
              t.Fatal(err)
            }
            if user, err := memory.SessionUser(ctx, "hash", Timestamp(now)); err != nil || user.ID != "1" {
              t.Errorf("signed in is %+v, %v", user, err)
            }
            if _, err := memory.SessionUser(ctx, "hash", Timestamp(now.Add(2*time.Hour))); err != ErrNotFound {
              t.Errorf("a session that has ended gives %v", err)
            }
          }
        `
      }
    `,
  )
}
