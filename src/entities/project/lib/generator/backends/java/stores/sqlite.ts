import { code } from '../../../text/code'
import { sqlFile } from './jdbc'
import { INSERT_OR_NOTHING, sqlStoreFile } from './sql'
import { DRIVERS, hasData, type JavaStore } from './store'

export const sqliteStore: JavaStore = {
  config: [['String', 'sqliteFile', 'read(env, "SQLITE_FILE", "")']],
  configured: '!config.sqliteFile().isEmpty()',
  className: 'SqliteStore',
  arguments: 'config.sqliteFile()',
  driver: DRIVERS.sqlite,
  files: (project) => [
    sqlFile(hasData(project)),
    sqlStoreFile(project, {
      label: 'SQLite',
      className: 'SqliteStore',
      imports: [
        'java.io.IOException',
        'java.nio.file.Files',
        'java.nio.file.InvalidPathException',
        'java.nio.file.Path',
        'java.util.Properties',
      ],
      parameter: 'String file',
      opener: code`
        /** The path is relative to the project, which is the folder around that of the server. */
        private static Connection open(String file) throws SQLException {
          try {
            Path path = Path.of("..").resolve(file).toAbsolutePath().normalize();
            Files.createDirectories(path.getParent());
            Properties settings = new Properties();
            settings.setProperty("busy_timeout", "5000");
            settings.setProperty("foreign_keys", "true");
            return DriverManager.getConnection("jdbc:sqlite:" + path, settings);
          } catch (IOException | InvalidPathException error) {
            throw new StoreException("The folder of " + file + " cannot be created.");
          }
        }
      `,
      itemTable: [
        code`
          create table if not exists items (
            id text primary key,
            title text not null,
            done integer not null,
            created_at text not null
          )
        `,
        'create index if not exists items_created_at on items (created_at desc)',
      ],
      userTables: [
        code`
          create table if not exists users (
            id text primary key,
            email text not null unique,
            password_hash text not null,
            created_at text not null
          )
        `,
        code`
          create table if not exists sessions (
            token_hash text primary key,
            user_id text not null references users (id) on delete cascade,
            expires_at text not null
          )
        `,
      ],
      toTime: 'text',
      fromTime: 'row.getString(column)',
      createUser: INSERT_OR_NOTHING,
    }),
  ],
}
