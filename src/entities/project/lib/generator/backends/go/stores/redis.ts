import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goLiteral } from '../../../text/escape'
import { goFile, imports } from '../source'
import { redisClientFile } from './redis-client'
import { type GoStore, hasData } from './store'

/** Redis speaks a small text protocol, so the standard library is enough. */
export const redisStore: GoStore = {
  fields: 'RedisURL string',
  values: 'RedisURL: env("REDIS_URL"),',
  unconfigured: 'cfg.RedisURL == ""',
  open: 'newRedis(cfg.RedisURL)',
  files: (project) => [redisClientFile(), redisFile(project)],
}

function redisFile(project: ProjectContext) {
  const { has, slug } = project
  return goFile(
    'internal/store/redis.go',
    'package store',
    imports([
      'context',
      has('auth') && 'encoding/json',
      hasData(project) && 'strconv',
      hasData(project) && 'time',
    ]),
    hasData(project) && `const keyPrefix = ${goLiteral(`${slug}:`)}`,
    has('api') &&
      code`
        // itemsKey holds the ids of all items by the time of their creation.
        const itemsKey = keyPrefix + "items"

        func itemKey(id string) string { return keyPrefix + "item:" + id }
      `,
    has('auth') &&
      code`
        func userKey(id string) string { return keyPrefix + "user:" + id }

        func emailKey(email string) string { return keyPrefix + "email:" + email }

        func sessionKey(tokenHash string) string { return keyPrefix + "session:" + tokenHash }
      `,
    code`
      type redisStore struct {
        client *redisClient
      }

      func newRedis(address string) (Store, error) {
        client, err := newRedisClient(address)
        if err != nil {
          return nil, err
        }
        return &redisStore{client: client}, nil
      }

      func (s *redisStore) Ping(ctx context.Context) error {
        _, err := s.client.do(ctx, ping...)
        return err
      }

      func (s *redisStore) Close() error { return s.client.close() }
    `,
    has('api') && itemMethods(),
    has('auth') && accountMethods(),
    hasData(project) &&
      code`
        // milliseconds is a timestamp as the number that Redis takes.
        func milliseconds(timestamp string) (string, error) {
          t, err := time.Parse(time.RFC3339, timestamp)
          return strconv.FormatInt(t.UnixMilli(), 10), err
        }
      `,
  )
}

function itemMethods(): string {
  return code`
    func (s *redisStore) ListItems(ctx context.Context, page Page) ([]Item, int, error) {
      last := strconv.Itoa(page.Offset + page.Limit - 1)
      replies, err := s.client.pipeline(ctx,
        []string{"ZCARD", itemsKey}, []string{"ZREVRANGE", itemsKey, strconv.Itoa(page.Offset), last})
      if err != nil {
        return nil, 0, err
      }
      total, _ := replies[0].(int64)
      items := []Item{}
      for _, id := range texts(replies[1]) {
        item, err := s.Item(ctx, id)
        if err == ErrNotFound {
          continue
        }
        if err != nil {
          return nil, 0, err
        }
        items = append(items, item)
      }
      return items, int(total), nil
    }

    func (s *redisStore) Item(ctx context.Context, id string) (Item, error) {
      reply, err := s.client.do(ctx, "HMGET", itemKey(id), "title", "done", "createdAt")
      if err != nil {
        return Item{}, err
      }
      fields := texts(reply)
      if len(fields) < 3 {
        return Item{}, ErrNotFound
      }
      return Item{ID: id, Title: fields[0], Done: fields[1] == "true", CreatedAt: fields[2]}, nil
    }

    func (s *redisStore) CreateItem(ctx context.Context, item Item) error {
      score, err := milliseconds(item.CreatedAt)
      if err != nil {
        return err
      }
      _, err = s.client.pipeline(ctx,
        []string{"MULTI"},
        []string{"HSET", itemKey(item.ID), "title", item.Title, "done", strconv.FormatBool(item.Done), "createdAt", item.CreatedAt},
        []string{"ZADD", itemsKey, score, item.ID},
        []string{"EXEC"})
      return err
    }

    func (s *redisStore) UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error) {
      if _, err := s.Item(ctx, id); err != nil {
        return Item{}, err
      }
      fields := []string{"HSET", itemKey(id)}
      if changes.Title != nil {
        fields = append(fields, "title", *changes.Title)
      }
      if changes.Done != nil {
        fields = append(fields, "done", strconv.FormatBool(*changes.Done))
      }
      if _, err := s.client.do(ctx, fields...); err != nil {
        return Item{}, err
      }
      return s.Item(ctx, id)
    }

    func (s *redisStore) DeleteItem(ctx context.Context, id string) error {
      replies, err := s.client.pipeline(ctx, []string{"ZREM", itemsKey, id}, []string{"DEL", itemKey(id)})
      if err == nil && replies[0] != int64(1) {
        return ErrNotFound
      }
      return err
    }

    // texts gives the texts of a list; what is missing is left out.
    func texts(reply any) []string {
      var found []string
      list, _ := reply.([]any)
      for _, entry := range list {
        if text, is := entry.(string); is {
          found = append(found, text)
        }
      }
      return found
    }
  `
}

function accountMethods(): string {
  return code`
    func (s *redisStore) CreateUser(ctx context.Context, user User) error {
      account, err := json.Marshal(user)
      if err != nil {
        return err
      }
      created, err := s.client.do(ctx, "SETNX", emailKey(user.Email), user.ID)
      if err != nil {
        return err
      }
      if created != int64(1) {
        return ErrTaken
      }
      _, err = s.client.do(ctx, "SET", userKey(user.ID), string(account))
      return err
    }

    func (s *redisStore) UserByEmail(ctx context.Context, email string) (User, error) {
      return s.userNamedBy(ctx, emailKey(email))
    }

    func (s *redisStore) CreateSession(ctx context.Context, session Session) error {
      end, err := milliseconds(session.ExpiresAt)
      if err != nil {
        return err
      }
      // Redis forgets the session by itself.
      _, err = s.client.do(ctx, "SET", sessionKey(session.TokenHash), session.UserID, "PXAT", end)
      return err
    }

    func (s *redisStore) SessionUser(ctx context.Context, tokenHash, _ string) (User, error) {
      return s.userNamedBy(ctx, sessionKey(tokenHash))
    }

    func (s *redisStore) DeleteSession(ctx context.Context, tokenHash string) error {
      _, err := s.client.do(ctx, "DEL", sessionKey(tokenHash))
      return err
    }

    // userNamedBy reads the user whose id stands under a key.
    func (s *redisStore) userNamedBy(ctx context.Context, key string) (User, error) {
      id, err := s.client.do(ctx, "GET", key)
      if err != nil {
        return User{}, err
      }
      text, found := id.(string)
      if !found {
        return User{}, ErrNotFound
      }
      account, err := s.client.do(ctx, "GET", userKey(text))
      if err != nil {
        return User{}, err
      }
      text, found = account.(string)
      if !found {
        return User{}, ErrNotFound
      }
      var user User
      err = json.Unmarshal([]byte(text), &user)
      return user, err
    }
  `
}
