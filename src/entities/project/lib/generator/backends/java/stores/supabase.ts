import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { restFile } from './rest'
import { hasData, type JavaStore } from './store'

/** Supabase is reached over its REST interface, so it needs no driver. */
export const supabaseStore: JavaStore = {
  config: [
    ['String', 'supabaseUrl', 'read(env, "SUPABASE_URL", "")'],
    ['String', 'supabaseServiceKey', 'read(env, "SUPABASE_SERVICE_KEY", "")'],
  ],
  configured: '!config.supabaseUrl().isEmpty() && !config.supabaseServiceKey().isEmpty()',
  className: 'SupabaseStore',
  arguments: 'config.supabaseUrl(), config.supabaseServiceKey()',
  files: (project) => [restFile(), storeFile(project)],
}

function storeFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
  return java({
    name: 'app.store.SupabaseStore',
    imports: [
      data && 'app.http.Json',
      'java.time.Duration',
      data && 'java.time.OffsetDateTime',
      has('api') && 'java.util.List',
      'java.util.Map',
      data && 'java.util.Optional',
    ],
    body: code`
      /** Keeps data in Supabase, over its REST interface. */
      public final class SupabaseStore implements Store {
        private static final Duration TIMEOUT = Duration.ofSeconds(5);
        private static final String TABLE_MISSING = "PGRST205";
        ${has('auth') && 'private static final String UNIQUE_VIOLATION = "23505";'}

        private final Rest rest = new Rest(TIMEOUT);
        private final String base;
        private final Map<String, String> headers;

        public SupabaseStore(String url, String serviceKey) {
          base = url.replaceAll("/+$", "") + "/rest/v1/";
          headers =
              Map.of(
                  "apikey",
                  serviceKey,
                  "Authorization",
                  "Bearer " + serviceKey,
                  "Prefer",
                  "return=representation,count=exact");
        }

        @Override
        public void ping() {
          Rest.Answer answer = send("GET", "${table}?limit=1", null);
          ${
            data
              ? code`
                  if (TABLE_MISSING.equals(answer.object().get("code"))) {
                    throw new StoreException("Run supabase/schema.sql in the SQL editor first.");
                  }
                  check(answer);
                `
              : code`
                  // This project has no tables yet, so that answer is as good as any other.
                  if (!TABLE_MISSING.equals(answer.object().get("code"))) check(answer);
                `
          }
        }

        @Override
        public void close() {}

        ${has('api') && items()}

        ${has('auth') && users()}

        private Rest.Answer send(String method, String path, Object body) {
          return rest.send(method, base + path, headers, body);
        }

        private static Rest.Answer check(Rest.Answer answer) {
          if (answer.ok()) return answer;
          Object message = answer.object().get("message");
          throw new StoreException(
              message instanceof String text ? text : "Supabase answers with " + answer.status() + ".");
        }

        ${
          data &&
          code`
            private Optional<Map<String, Object>> first(String method, String path, Object body) {
              return check(send(method, path, body)).rows().stream().findFirst();
            }

            private static String text(Map<String, Object> row, String column) {
              return String.valueOf(row.get(column));
            }

            private static String time(Map<String, Object> row) {
              // Between date and time, some versions write the space of PostgreSQL.
              String iso = text(row, "created_at").replace(' ', 'T');
              return Clock.format(OffsetDateTime.parse(iso).toInstant());
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
      String order = "items?order=created_at.desc,id&limit=%d&offset=%d".formatted(limit, offset);
      // The number of all items is asked for by itself: a page after the last one would be refused.
      String range = check(send("HEAD", "items?select=id&limit=1", null)).range();
      long total = Long.parseLong(range.substring(range.indexOf('/') + 1));
      List<Map<String, Object>> rows =
          offset < total ? check(send("GET", order, null)).rows() : List.of();
      return new Page(rows.stream().map(SupabaseStore::item).toList(), total);
    }

    @Override
    public Optional<Item> getItem(String id) {
      return first("GET", "items?id=eq." + Rest.encode(id), null).map(SupabaseStore::item);
    }

    @Override
    public void createItem(Item item) {
      Map<String, Object> row =
          Json.object(
              "id", item.id(),
              "title", item.title(),
              "done", item.done(),
              "created_at", item.createdAt());
      check(send("POST", "items", row));
    }

    @Override
    public Optional<Item> updateItem(String id, String title, Boolean done) {
      Map<String, Object> changes = Json.object();
      if (title != null) changes.put("title", title);
      if (done != null) changes.put("done", done);
      return first("PATCH", "items?id=eq." + Rest.encode(id), changes).map(SupabaseStore::item);
    }

    @Override
    public boolean deleteItem(String id) {
      return first("DELETE", "items?id=eq." + Rest.encode(id), null).isPresent();
    }

    private static Item item(Map<String, Object> row) {
      boolean done = Boolean.TRUE.equals(row.get("done"));
      return new Item(text(row, "id"), text(row, "title"), done, time(row));
    }
  `
}

function users(): string {
  return code`
    @Override
    public boolean createUser(User user) {
      Map<String, Object> row =
          Json.object(
              "id", user.id(),
              "email", user.email(),
              "password_hash", user.passwordHash(),
              "created_at", user.createdAt());
      Rest.Answer answer = send("POST", "app_users", row);
      if (UNIQUE_VIOLATION.equals(answer.object().get("code"))) return false;
      check(answer);
      return true;
    }

    @Override
    public Optional<User> findUserByEmail(String email) {
      return first("GET", "app_users?email=eq." + Rest.encode(email), null).map(SupabaseStore::user);
    }

    @Override
    public void createSession(Session session) {
      check(send("DELETE", "app_sessions?expires_at=lt." + Clock.now(), null));
      Map<String, Object> row =
          Json.object(
              "token_hash", session.tokenHash(),
              "user_id", session.userId(),
              "expires_at", session.expiresAt());
      check(send("POST", "app_sessions", row));
    }

    @Override
    public Optional<User> findSessionUser(String tokenHash, String now) {
      String query = "app_sessions?token_hash=eq.%s&expires_at=gt.%s".formatted(tokenHash, now);
      return first("GET", query, null)
          .flatMap(row -> first("GET", "app_users?id=eq." + text(row, "user_id"), null))
          .map(SupabaseStore::user);
    }

    @Override
    public void deleteSession(String tokenHash) {
      check(send("DELETE", "app_sessions?token_hash=eq." + tokenHash, null));
    }

    private static User user(Map<String, Object> row) {
      return new User(text(row, "id"), text(row, "email"), text(row, "password_hash"), time(row));
    }
  `
}
