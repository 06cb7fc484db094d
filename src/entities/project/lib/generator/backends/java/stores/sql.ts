import type { ProjectContext } from '../../../definitions'
import { blocks, code } from '../../../text/code'
import { java } from '../package'
import { hasData } from './store'

/** What differs between the databases that are reached over JDBC. */
export interface Dialect {
  label: string
  className: string
  imports: string[]
  itemTable: string[]
  userTables: string[]
  /** The body of the constructor's parameter list and of the method that opens a connection. */
  parameter: string
  opener: string
  /** Expression that makes a parameter out of `text`, and type and expression that read `column` of `row`. */
  toTime: string
  fromTime: string
  /** The method `createUser`. */
  createUser: string
}

/** The store of a database that is reached over JDBC. */
export function sqlStoreFile(project: ProjectContext, dialect: Dialect) {
  const { has } = project
  const data = hasData(project)
  const { label, className } = dialect
  const name = dialect.parameter.split(' ').at(-1)
  const tables = [...(has('api') ? dialect.itemTable : []), ...(has('auth') ? dialect.userTables : [])]
  const schema = tables.map((table) => `"""\n${table}\n"""`).join(',\n')
  return java({
    name: `app.store.${className}`,
    imports: [
      'java.sql.Connection',
      'java.sql.DriverManager',
      data && 'java.sql.ResultSet',
      'java.sql.SQLException',
      data && 'java.util.List',
      data && 'java.util.Optional',
      ...dialect.imports,
    ],
    body: code`
      /** Keeps data in ${label}. */
      public final class ${className} implements Store {
        ${
          data &&
          code`
            private static final List<String> SCHEMA =
                List.of(
                    ${schema});
          `
        }

        private final Sql sql;

        public ${className}(${dialect.parameter}) {
          sql = new Sql(() -> open(${name})${data && ', SCHEMA'});
        }

        ${dialect.opener}

        @Override
        public void ping() {
          sql.ping();
        }

        @Override
        public void close() {
          sql.close();
        }

        ${has('api') && items(dialect)}

        ${has('auth') && users(dialect)}

        ${data && `private static Object time(String text) {\n  return ${dialect.toTime};\n}`}

        ${
          data &&
          code`
            private static String time(ResultSet row, String column) throws SQLException {
              return ${dialect.fromTime};
            }
          `
        }
      }
    `,
  })
}

function items({ className }: Dialect): string {
  return code`
    @Override
    public Page listItems(int limit, long offset) {
      String page = "select * from items order by created_at desc, id limit ? offset ?";
      List<Item> items = sql.select(${className}::item, page, limit, offset);
      List<Long> count = sql.select(row -> row.getLong(1), "select count(*) from items");
      return new Page(items, count.get(0));
    }

    @Override
    public Optional<Item> getItem(String id) {
      return sql.select(${className}::item, "select * from items where id = ?", id).stream()
          .findFirst();
    }

    @Override
    public void createItem(Item item) {
      sql.change(
          "insert into items (id, title, done, created_at) values (?, ?, ?, ?)",
          item.id(),
          item.title(),
          item.done(),
          time(item.createdAt()));
    }

    @Override
    public Optional<Item> updateItem(String id, String title, Boolean done) {
      sql.change(
          "update items set title = coalesce(?, title), done = coalesce(?, done) where id = ?",
          title,
          done,
          id);
      return getItem(id);
    }

    @Override
    public boolean deleteItem(String id) {
      return sql.change("delete from items where id = ?", id) == 1;
    }

    private static Item item(ResultSet row) throws SQLException {
      return new Item(
          row.getString("id"),
          row.getString("title"),
          row.getBoolean("done"),
          time(row, "created_at"));
    }
  `
}

function users({ className, createUser }: Dialect): string {
  return blocks(
    createUser,
    code`
      @Override
      public Optional<User> findUserByEmail(String email) {
        return sql.select(${className}::user, "select * from users where email = ?", email).stream()
            .findFirst();
      }

      @Override
      public void createSession(Session session) {
        sql.change("delete from sessions where expires_at < ?", time(Clock.now()));
        sql.change(
            "insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)",
            session.tokenHash(),
            session.userId(),
            time(session.expiresAt()));
      }

      @Override
      public Optional<User> findSessionUser(String tokenHash, String now) {
        String query =
            """
            select users.* from sessions join users on users.id = sessions.user_id
            where sessions.token_hash = ? and sessions.expires_at > ?
            """;
        return sql.select(${className}::user, query, tokenHash, time(now)).stream().findFirst();
      }

      @Override
      public void deleteSession(String tokenHash) {
        sql.change("delete from sessions where token_hash = ?", tokenHash);
      }

      private static User user(ResultSet row) throws SQLException {
        return new User(
            row.getString("id"),
            row.getString("email"),
            row.getString("password_hash"),
            time(row, "created_at"));
      }
    `,
  )
}

/** Adds a user in one statement that leaves a taken address alone. */
export const INSERT_OR_NOTHING = code`
  @Override
  public boolean createUser(User user) {
    String insert =
        """
        insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)
        on conflict (email) do nothing
        """;
    return sql.change(insert, user.id(), user.email(), user.passwordHash(), time(user.createdAt()))
        == 1;
  }
`
