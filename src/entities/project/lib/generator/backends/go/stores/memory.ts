import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'
import { hasData } from './store'

/** `internal/store/memory.go` */
export function memoryFile(project: ProjectContext) {
  const { has } = project
  return goFile(
    'internal/store/memory.go',
    'package store',
    imports(['context', hasData(project) && 'sync']),
    code`
      // Memory keeps everything in this process: for tests, and for a start without a database.
      type Memory struct {
        ${hasData(project) && 'mu sync.Mutex'}
        ${has('api') && '// Oldest first.\nitems []Item'}
        ${has('auth') && '// By e-mail address.\nusers map[string]User\n// By the hash of their token.\nsessions map[string]Session'}
      }

      // NewMemory makes an empty store.
      func NewMemory() *Memory {
        return &Memory{${has('auth') && 'users: map[string]User{}, sessions: map[string]Session{}'}}
      }

      // Ping always succeeds.
      func (m *Memory) Ping(context.Context) error { return nil }

      // Close has nothing to do.
      func (m *Memory) Close() error { return nil }
    `,
    has('api') && memoryItems(),
    has('auth') && memoryAccounts(),
  )
}

function memoryItems(): string {
  return code`
    func (m *Memory) ListItems(_ context.Context, page Page) ([]Item, int, error) {
      m.mu.Lock()
      defer m.mu.Unlock()
      items := []Item{}
      for i := len(m.items) - 1 - page.Offset; i >= 0 && len(items) < page.Limit; i-- {
        items = append(items, m.items[i])
      }
      return items, len(m.items), nil
    }

    func (m *Memory) Item(_ context.Context, id string) (Item, error) {
      m.mu.Lock()
      defer m.mu.Unlock()
      for _, item := range m.items {
        if item.ID == id {
          return item, nil
        }
      }
      return Item{}, ErrNotFound
    }

    func (m *Memory) CreateItem(_ context.Context, item Item) error {
      m.mu.Lock()
      defer m.mu.Unlock()
      m.items = append(m.items, item)
      return nil
    }

    func (m *Memory) UpdateItem(_ context.Context, id string, changes ItemChanges) (Item, error) {
      m.mu.Lock()
      defer m.mu.Unlock()
      for i := range m.items {
        item := &m.items[i]
        if item.ID != id {
          continue
        }
        if changes.Title != nil {
          item.Title = *changes.Title
        }
        if changes.Done != nil {
          item.Done = *changes.Done
        }
        return *item, nil
      }
      return Item{}, ErrNotFound
    }

    func (m *Memory) DeleteItem(_ context.Context, id string) error {
      m.mu.Lock()
      defer m.mu.Unlock()
      for i, item := range m.items {
        if item.ID == id {
          m.items = append(m.items[:i], m.items[i+1:]...)
          return nil
        }
      }
      return ErrNotFound
    }
  `
}

function memoryAccounts(): string {
  return code`
    func (m *Memory) CreateUser(_ context.Context, user User) error {
      m.mu.Lock()
      defer m.mu.Unlock()
      if _, taken := m.users[user.Email]; taken {
        return ErrTaken
      }
      m.users[user.Email] = user
      return nil
    }

    func (m *Memory) UserByEmail(_ context.Context, email string) (User, error) {
      m.mu.Lock()
      defer m.mu.Unlock()
      user, found := m.users[email]
      if !found {
        return User{}, ErrNotFound
      }
      return user, nil
    }

    func (m *Memory) CreateSession(_ context.Context, session Session) error {
      m.mu.Lock()
      defer m.mu.Unlock()
      m.sessions[session.TokenHash] = session
      return nil
    }

    func (m *Memory) SessionUser(_ context.Context, tokenHash, now string) (User, error) {
      m.mu.Lock()
      defer m.mu.Unlock()
      session, found := m.sessions[tokenHash]
      if !found || session.ExpiresAt <= now {
        return User{}, ErrNotFound
      }
      for _, user := range m.users {
        if user.ID == session.UserID {
          return user, nil
        }
      }
      return User{}, ErrNotFound
    }

    func (m *Memory) DeleteSession(_ context.Context, tokenHash string) error {
      m.mu.Lock()
      defer m.mu.Unlock()
      delete(m.sessions, tokenHash)
      return nil
    }
  `
}
