import { code } from '../../../text/code'
import { java } from '../package'

/** `app/store/Sql.java`: statements over a few connections. */
export function sqlFile(data: boolean) {
  return java({
    name: 'app.store.Sql',
    imports: [
      'java.sql.Connection',
      'java.sql.DriverManager',
      data && 'java.sql.PreparedStatement',
      data && 'java.sql.ResultSet',
      'java.sql.SQLException',
      'java.sql.Statement',
      data && 'java.util.ArrayList',
      data && 'java.util.List',
      'java.util.concurrent.ArrayBlockingQueue',
      'java.util.concurrent.BlockingQueue',
    ],
    body: code`
      /** Runs statements over JDBC and keeps a few connections open for the next ones. */
      final class Sql {
        private static final int CONNECT_SECONDS = 3;
        private static final int CONNECTIONS_KEPT = 8;

        private final Opener opener;
        ${data && 'private final List<String> schema;\nprivate boolean ready;'}
        private final BlockingQueue<Connection> idle = new ArrayBlockingQueue<>(CONNECTIONS_KEPT);

        ${
          data
            ? code`
                /** {@code schema} creates the tables; it runs before the first statement. */
                Sql(Opener opener, List<String> schema) {
                  this.opener = opener;
                  this.schema = schema;
                  DriverManager.setLoginTimeout(CONNECT_SECONDS);
                }
              `
            : code`
                Sql(Opener opener) {
                  this.opener = opener;
                  DriverManager.setLoginTimeout(CONNECT_SECONDS);
                }
              `
        }

        @FunctionalInterface
        interface Opener {
          Connection open() throws SQLException;
        }

        ${
          data &&
          code`
            @FunctionalInterface
            interface Reader<T> {
              T read(ResultSet row) throws SQLException;
            }
          `
        }

        @FunctionalInterface
        private interface Work<T> {
          T run(Connection connection) throws SQLException;
        }

        void ping() {
          withConnection(
              connection -> {
                try (Statement statement = connection.createStatement()) {
                  return statement.execute("select 1");
                }
              });
        }

        void close() {
          for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
            closeQuietly(connection);
          }
        }

        ${
          data &&
          code`
            /** Reads rows. */
            <T> List<T> select(Reader<T> reader, String sql, Object... values) {
              return withTables(
                  connection -> {
                    try (PreparedStatement statement = prepare(connection, sql, values);
                        ResultSet rows = statement.executeQuery()) {
                      List<T> found = new ArrayList<>();
                      while (rows.next()) found.add(reader.read(rows));
                      return found;
                    }
                  });
            }

            /** Changes rows and returns how many there were. */
            int change(String sql, Object... values) {
              return withTables(
                  connection -> {
                    try (PreparedStatement statement = prepare(connection, sql, values)) {
                      return statement.executeUpdate();
                    }
                  });
            }

            private static PreparedStatement prepare(Connection connection, String sql, Object... values)
                throws SQLException {
              PreparedStatement statement = connection.prepareStatement(sql);
              for (int index = 0; index < values.length; index++) {
                statement.setObject(index + 1, values[index]);
              }
              return statement;
            }

            private <T> T withTables(Work<T> work) {
              return withConnection(
                  connection -> {
                    createTables(connection);
                    return work.run(connection);
                  });
            }

            private synchronized void createTables(Connection connection) throws SQLException {
              if (ready) return;
              try (Statement statement = connection.createStatement()) {
                for (String sql : schema) statement.execute(sql);
              }
              ready = true;
            }
          `
        }

        private <T> T withConnection(Work<T> work) {
          try {
            Connection connection = borrow();
            try {
              return work.run(connection);
            } finally {
              if (!idle.offer(connection)) closeQuietly(connection);
            }
          } catch (SQLException error) {
            throw new StoreException(error);
          }
        }

        /** A connection that was kept may have broken meanwhile. */
        private Connection borrow() throws SQLException {
          for (Connection kept = idle.poll(); kept != null; kept = idle.poll()) {
            if (kept.isValid(CONNECT_SECONDS)) return kept;
            closeQuietly(kept);
          }
          return opener.open();
        }

        private static void closeQuietly(Connection connection) {
          try {
            connection.close();
          } catch (SQLException ignored) {
            // It is gone either way.
          }
        }
      }
    `,
  })
}

/** `app/store/DatabaseUrl.java` */
export function urlFile() {
  return java({
    name: 'app.store.DatabaseUrl',
    imports: [
      'java.net.URI',
      'java.net.URLDecoder',
      'java.nio.charset.StandardCharsets',
      'java.util.Properties',
    ],
    body: code`
      /** A connection string as hosts hand it out, taken apart into what JDBC wants. */
      record DatabaseUrl(String address, Properties login) {

        /** {@code scheme} is that of JDBC. Throws {@link StoreException} for anything but a URL. */
        static DatabaseUrl of(String scheme, String text) {
          try {
            URI uri = new URI(text);
            String authority = uri.getRawAuthority();
            int at = authority.lastIndexOf('@');
            String[] user = authority.substring(0, Math.max(at, 0)).split(":", 2);
            Properties login = new Properties();
            if (!user[0].isEmpty()) login.setProperty("user", decode(user[0]));
            if (user.length == 2) login.setProperty("password", decode(user[1]));
            String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            String host = authority.substring(at + 1);
            return new DatabaseUrl(
                "jdbc:%s://%s%s%s".formatted(scheme, host, uri.getRawPath(), query), login);
          } catch (java.net.URISyntaxException | NullPointerException error) {
            throw new StoreException("DATABASE_URL is not the address of a database.");
          }
        }

        private static String decode(String text) {
          return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        }
      }
    `,
  })
}
