import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { javaLiteral } from '../../../text/escape'
import { java } from '../package'
import { redisClientFile } from './redis-client'
import { hasData, type JavaStore } from './store'

/** Redis needs no driver: its protocol is a few lines over a socket. */
export const redisStore: JavaStore = {
  config: [['String', 'redisUrl', 'read(env, "REDIS_URL", "")']],
  configured: '!config.redisUrl().isEmpty()',
  className: 'RedisStore',
  arguments: 'config.redisUrl()',
  files: (project) => [redisClientFile(project.has('api')), storeFile(project)],
}

function storeFile(project: ProjectContext) {
  const { has, slug } = project
  const data = hasData(project)
  return java({
    name: 'app.store.RedisStore',
    imports: [
      has('auth') && 'app.http.Json',
      data && 'java.time.Instant',
      has('api') && 'java.util.ArrayList',
      has('api') && 'java.util.HashMap',
      has('api') && 'java.util.List',
      data && 'java.util.Map',
      data && 'java.util.Optional',
    ],
    body: code`
      /** Keeps data in Redis. */
      public final class RedisStore implements Store {
        ${data && `private static final String PREFIX = ${javaLiteral(`${slug}:`)};`}
        ${has('api') && '\n/** Ids of all items, by the time of their creation. */\nprivate static final String ITEMS = PREFIX + "items";'}

        private final RedisClient redis;

        public RedisStore(String url) {
          redis = new RedisClient(url);
        }

        @Override
        public void ping() {
          redis.run("PING");
        }

        @Override
        public void close() {
          redis.close();
        }

        ${has('api') && items()}

        ${has('auth') && users()}

        ${
          data &&
          code`
            private static String milliseconds(String time) {
              return String.valueOf(Instant.parse(time).toEpochMilli());
            }
          `
        }
      }
    `,
  })
}

function items(): string {
  return code`
    @Override
    public Page listItems(int limit, long offset) {
      String last = String.valueOf(offset + limit - 1);
      List<Item> items = new ArrayList<>();
      for (Object id : redis.list("ZREVRANGE", ITEMS, String.valueOf(offset), last)) {
        getItem((String) id).ifPresent(items::add);
      }
      return new Page(items, (Long) redis.run("ZCARD", ITEMS));
    }

    @Override
    public Optional<Item> getItem(String id) {
      List<?> fields = redis.list("HGETALL", itemKey(id));
      Map<String, String> item = new HashMap<>();
      for (int index = 0; index < fields.size(); index += 2) {
        item.put((String) fields.get(index), (String) fields.get(index + 1));
      }
      if (item.isEmpty()) return Optional.empty();
      boolean done = item.get("done").equals("true");
      return Optional.of(new Item(item.get("id"), item.get("title"), done, item.get("createdAt")));
    }

    @Override
    public void createItem(Item item) {
      String[] fields = {
        "id", item.id(),
        "title", item.title(),
        "done", String.valueOf(item.done()),
        "createdAt", item.createdAt()
      };
      redis.transaction(
          RedisClient.command("HSET", itemKey(item.id()), fields),
          RedisClient.command("ZADD", ITEMS, milliseconds(item.createdAt()), item.id()));
    }

    @Override
    public Optional<Item> updateItem(String id, String title, Boolean done) {
      if ((Long) redis.run("EXISTS", itemKey(id)) == 0) return Optional.empty();
      if (title != null) redis.run("HSET", itemKey(id), "title", title);
      if (done != null) redis.run("HSET", itemKey(id), "done", String.valueOf(done));
      return getItem(id);
    }

    @Override
    public boolean deleteItem(String id) {
      List<?> answers =
          redis.transaction(
              RedisClient.command("ZREM", ITEMS, id), RedisClient.command("DEL", itemKey(id)));
      return answers.get(0).equals(1L);
    }

    private static String itemKey(String id) {
      return PREFIX + "item:" + id;
    }
  `
}

function users(): string {
  return code`
    @Override
    public boolean createUser(User user) {
      boolean free = redis.run("SETNX", emailKey(user.email()), user.id()).equals(1L);
      if (!free) return false;
      Map<String, Object> fields =
          Json.object(
              "id", user.id(),
              "email", user.email(),
              "passwordHash", user.passwordHash(),
              "createdAt", user.createdAt());
      redis.run("SET", userKey(user.id()), Json.write(fields));
      return true;
    }

    @Override
    public Optional<User> findUserByEmail(String email) {
      return user(redis.run("GET", emailKey(email)));
    }

    /** Redis forgets the session by itself. */
    @Override
    public void createSession(Session session) {
      redis.run(
          "SET",
          sessionKey(session.tokenHash()),
          session.userId(),
          "PXAT",
          milliseconds(session.expiresAt()));
    }

    @Override
    public Optional<User> findSessionUser(String tokenHash, String now) {
      return user(redis.run("GET", sessionKey(tokenHash)));
    }

    @Override
    public void deleteSession(String tokenHash) {
      redis.run("DEL", sessionKey(tokenHash));
    }

    private Optional<User> user(Object id) {
      Object text = id == null ? null : redis.run("GET", userKey((String) id));
      if (text == null) return Optional.empty();
      Map<String, Object> user = Json.asObject(Json.parse((String) text));
      return Optional.of(
          new User(
              (String) user.get("id"),
              (String) user.get("email"),
              (String) user.get("passwordHash"),
              (String) user.get("createdAt")));
    }

    private static String userKey(String id) {
      return PREFIX + "user:" + id;
    }

    private static String emailKey(String email) {
      return PREFIX + "email:" + email;
    }

    private static String sessionKey(String tokenHash) {
      return PREFIX + "session:" + tokenHash;
    }
  `
}
