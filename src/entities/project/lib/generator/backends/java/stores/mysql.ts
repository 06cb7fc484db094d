import { code } from '../../../text/code'
import { sqlFile, urlFile } from './jdbc'
import { sqlStoreFile } from './sql'
import { DRIVERS, hasData, type JavaStore } from './store'

export const mysqlStore: JavaStore = {
  config: [['String', 'databaseUrl', 'read(env, "DATABASE_URL", "")']],
  configured: '!config.databaseUrl().isEmpty()',
  className: 'MysqlStore',
  arguments: 'config.databaseUrl()',
  driver: DRIVERS.mysql,
  files: (project) => [
    urlFile(),
    sqlFile(hasData(project)),
    sqlStoreFile(project, {
      label: 'MySQL',
      className: 'MysqlStore',
      imports: [
        ...(project.has('auth') ? ['java.sql.SQLIntegrityConstraintViolationException'] : []),
        ...(hasData(project)
          ? ['java.time.LocalDateTime', 'java.time.OffsetDateTime', 'java.time.ZoneOffset']
          : []),
      ],
      parameter: 'String url',
      opener: code`
        private static Connection open(String text) throws SQLException {
          DatabaseUrl url = DatabaseUrl.of("mariadb", text);
          // Without TLS, MySQL 8 hands out the key that its passwords are sent with only when asked.
          url.login().setProperty("allowPublicKeyRetrieval", "true");
          return DriverManager.getConnection(url.address(), url.login());
        }
      `,
      itemTable: [
        code`
          create table if not exists items (
            id char(36) primary key,
            title varchar(200) not null,
            done boolean not null,
            created_at datetime(3) not null,
            index items_created_at (created_at)
          ) character set utf8mb4
        `,
      ],
      userTables: [
        code`
          create table if not exists users (
            id char(36) primary key,
            email varchar(254) not null unique,
            password_hash varchar(200) not null,
            created_at datetime(3) not null
          ) character set utf8mb4 collate utf8mb4_bin
        `,
        code`
          create table if not exists sessions (
            token_hash char(64) primary key,
            user_id char(36) not null,
            expires_at datetime(3) not null,
            index sessions_expires_at (expires_at)
          ) character set utf8mb4 collate utf8mb4_bin
        `,
      ],
      toTime: 'OffsetDateTime.parse(text).toLocalDateTime()',
      fromTime: 'Clock.format(row.getObject(column, LocalDateTime.class).toInstant(ZoneOffset.UTC))',
      createUser: code`
        @Override
        public boolean createUser(User user) {
          String insert = "insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)";
          String createdAt = user.createdAt();
          try {
            sql.change(insert, user.id(), user.email(), user.passwordHash(), time(createdAt));
            return true;
          } catch (StoreException error) {
            if (error.getCause() instanceof SQLIntegrityConstraintViolationException) return false;
            throw error;
          }
        }
      `,
    }),
  ],
}
