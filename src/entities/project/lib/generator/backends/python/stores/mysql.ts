import { blocks, code } from '../../../text/code'
import { poolFile } from './pool'
import { hasData, type PythonStore, rowReaders, storeTypes, timeImports } from './store'

export const mysqlStore: PythonStore = {
  // The second one is what the first needs for the passwords of MySQL 8.
  packages: ['PyMySQL[rsa]', 'cryptography'],
  settings: [['database_url', 'DATABASE_URL']],
  missing: 'not config.database_url',
  className: 'MysqlStore',
  arguments: 'config.database_url',
  files: () => [poolFile()],
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        """Keeps data in MySQL or MariaDB."""

        ${data && 'import threading\nfrom datetime import UTC, datetime'}
        from typing import Any
        from urllib.parse import unquote, urlsplit

        import pymysql
        from pymysql.constants import CLIENT
        from pymysql.cursors import DictCursor

        ${timeImports(project)}
        from .pool import Pool
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      data && `SCHEMA = [\n${schema(has('api'), has('auth'))}\n]`,
      code`
        class MysqlStore:
            def __init__(self, url: str) -> None:
                settings = _settings(url)
                self._pool = Pool(
                    lambda: pymysql.connect(**settings),
                    lambda connection: connection.ping(reconnect=False),
                )
                ${data && 'self._ready = False\nself._lock = threading.Lock()'}

            def ping(self) -> None:
                with self._pool.connection() as connection:
                    connection.ping(reconnect=False)

            def close(self) -> None:
                self._pool.close()

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    rows = self._select(
                        "select * from items order by created_at desc, id limit %s offset %s",
                        limit,
                        offset,
                    )
                    count = self._select("select count(*) as total from items")
                    return [_to_item(row) for row in rows], count[0]["total"]

                def get_item(self, item_id: str) -> Item | None:
                    rows = self._select("select * from items where id = %s", item_id)
                    return _to_item(rows[0]) if rows else None

                def create_item(self, item: Item) -> None:
                    self._change(
                        """insert into items (id, title, done, created_at)
                           values (%s, %s, %s, %s)""",
                        item.id,
                        item.title,
                        item.done,
                        _from_iso(item.created_at),
                    )

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    self._change(
                        """update items set title = coalesce(%s, title), done = coalesce(%s, done)
                           where id = %s""",
                        title,
                        done,
                        item_id,
                    )
                    return self.get_item(item_id)

                def delete_item(self, item_id: str) -> bool:
                    return self._change("delete from items where id = %s", item_id) == 1
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    try:
                        self._change(
                            """insert into users (id, email, password_hash, created_at)
                               values (%s, %s, %s, %s)""",
                            user.id,
                            user.email,
                            user.password_hash,
                            _from_iso(user.created_at),
                        )
                    except pymysql.IntegrityError:
                        return False
                    return True

                def find_user_by_email(self, email: str) -> User | None:
                    rows = self._select("select * from users where email = %s", email)
                    return _to_user(rows[0]) if rows else None

                def create_session(self, session: Session) -> None:
                    self._change("delete from sessions where expires_at < utc_timestamp(3)")
                    self._change(
                        """insert into sessions (token_hash, user_id, expires_at)
                           values (%s, %s, %s)""",
                        session.token_hash,
                        session.user_id,
                        _from_iso(session.expires_at),
                    )

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    rows = self._select(
                        """select users.* from sessions join users on users.id = sessions.user_id
                           where sessions.token_hash = %s and sessions.expires_at > %s""",
                        token_hash,
                        _from_iso(now),
                    )
                    return _to_user(rows[0]) if rows else None

                def delete_session(self, token_hash: str) -> None:
                    self._change("delete from sessions where token_hash = %s", token_hash)
              `
            }

            ${
              data &&
              code`
                def _select(self, sql: str, *values: Any) -> list[dict[str, Any]]:
                    with self._pool.connection() as connection, connection.cursor() as cursor:
                        self._prepare(cursor)
                        cursor.execute(sql, values)
                        return list(cursor.fetchall())

                def _change(self, sql: str, *values: Any) -> int:
                    """How many rows were changed."""
                    with self._pool.connection() as connection, connection.cursor() as cursor:
                        self._prepare(cursor)
                        return cursor.execute(sql, values)

                def _prepare(self, cursor: DictCursor) -> None:
                    """The first statement creates the tables."""
                    with self._lock:
                        if not self._ready:
                            for statement in SCHEMA:
                                cursor.execute(statement)
                            self._ready = True
              `
            }

        def _settings(url: str) -> dict[str, Any]:
            parts = urlsplit(url)
            return {
                "host": parts.hostname or "localhost",
                "port": parts.port or 3306,
                "user": unquote(parts.username or ""),
                "password": unquote(parts.password or ""),
                "database": unquote(parts.path.lstrip("/")),
                "charset": "utf8mb4",
                "connect_timeout": 3,
                "autocommit": True,
                "cursorclass": DictCursor,
                # Rows that already have the new values count as changed, too.
                "client_flag": CLIENT.FOUND_ROWS,
            }
      `,
      data &&
        code`
          def _from_iso(text: str) -> datetime:
              """Columns hold UTC without saying so."""
              return from_iso(text).astimezone(UTC).replace(tzinfo=None)
        `,
      ...rowReaders(project, {
        created: 'to_iso(row["created_at"].replace(tzinfo=UTC))',
        done: 'bool(row["done"])',
      }),
    )
  },
}

function schema(items: boolean, accounts: boolean): string {
  const statements = [
    items &&
      code`
        create table if not exists items (
          id char(36) primary key,
          title varchar(200) not null,
          done boolean not null,
          created_at datetime(3) not null,
          index items_created_at (created_at)
        ) character set utf8mb4
      `,
    accounts &&
      code`
        create table if not exists users (
          id char(36) primary key,
          email varchar(254) not null unique,
          password_hash varchar(200) not null,
          created_at datetime(3) not null
        ) character set utf8mb4 collate utf8mb4_bin
      `,
    accounts &&
      code`
        create table if not exists sessions (
          token_hash char(64) primary key,
          user_id char(36) not null,
          expires_at datetime(3) not null,
          index sessions_expires_at (expires_at)
        ) character set utf8mb4 collate utf8mb4_bin
      `,
  ]
  return statements
    .filter((statement) => statement !== false)
    .map((statement) => `    """${statement.replace(/\n/g, '\n    ')}""",`)
    .join('\n')
}
