import { code } from '../../../text/code'
import { sqlFile, urlFile } from './jdbc'
import { INSERT_OR_NOTHING, sqlStoreFile } from './sql'
import { DRIVERS, hasData, type JavaStore } from './store'

export const postgresqlStore: JavaStore = {
  config: [['String', 'databaseUrl', 'read(env, "DATABASE_URL", "")']],
  configured: '!config.databaseUrl().isEmpty()',
  className: 'PostgresqlStore',
  arguments: 'config.databaseUrl()',
  driver: DRIVERS.postgresql,
  files: (project) => [
    urlFile(),
    sqlFile(hasData(project)),
    sqlStoreFile(project, {
      label: 'PostgreSQL',
      className: 'PostgresqlStore',
      imports: hasData(project) ? ['java.time.OffsetDateTime'] : [],
      parameter: 'String url',
      opener: code`
        private static Connection open(String text) throws SQLException {
          DatabaseUrl url = DatabaseUrl.of("postgresql", text);
          return DriverManager.getConnection(url.address(), url.login());
        }
      `,
      itemTable: [
        code`
          create table if not exists items (
            id text primary key,
            title text not null,
            done boolean not null,
            created_at timestamptz not null
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
            created_at timestamptz not null
          )
        `,
        code`
          create table if not exists sessions (
            token_hash text primary key,
            user_id text not null references users (id) on delete cascade,
            expires_at timestamptz not null
          )
        `,
      ],
      toTime: 'OffsetDateTime.parse(text)',
      fromTime: 'Clock.format(row.getObject(column, OffsetDateTime.class).toInstant())',
      createUser: INSERT_OR_NOTHING,
    }),
  ],
}
