import { blocks, code } from '../../../text/code'
import { poolFile } from './pool'
import { hasData, type PythonStore, rowReaders, storeTypes, timeImports } from './store'

export const postgresqlStore: PythonStore = {
  packages: ['psycopg[binary]'],
  settings: [['database_url', 'DATABASE_URL']],
  missing: 'not config.database_url',
  className: 'PostgresqlStore',
  arguments: 'config.database_url',
  files: () => [poolFile()],
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        """Keeps data in PostgreSQL."""

        ${data && 'import threading\nfrom typing import Any'}

        import psycopg
        ${data && 'from psycopg.rows import dict_row'}

        ${timeImports(project, { api: ['to_iso'], auth: ['to_iso'] })}
        from .pool import Pool
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      data && `SCHEMA = """\n${schema(has('api'), has('auth'))}\n"""`,
      code`
        class PostgresqlStore:
            def __init__(self, url: str) -> None:
                ${
                  data
                    ? code`
                        def connect() -> psycopg.Connection[Any]:
                            return psycopg.connect(
                                url, autocommit=True, connect_timeout=3, row_factory=dict_row
                            )
                      `
                    : code`
                        def connect() -> psycopg.Connection:
                            return psycopg.connect(url, autocommit=True, connect_timeout=3)
                      `
                }

                self._pool = Pool(connect, lambda connection: connection.execute("select 1"))
                ${data && 'self._ready = False\nself._lock = threading.Lock()'}

            def ping(self) -> None:
                with self._pool.connection() as connection:
                    connection.execute("select 1")

            def close(self) -> None:
                self._pool.close()

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    rows = self._run(
                        "select * from items order by created_at desc, id limit %s offset %s",
                        limit,
                        offset,
                    )
                    count = self._run("select count(*) as total from items")
                    return [_to_item(row) for row in rows], count[0]["total"]

                def get_item(self, item_id: str) -> Item | None:
                    rows = self._run("select * from items where id = %s", item_id)
                    return _to_item(rows[0]) if rows else None

                def create_item(self, item: Item) -> None:
                    self._run(
                        """insert into items (id, title, done, created_at)
                           values (%s, %s, %s, %s)""",
                        item.id,
                        item.title,
                        item.done,
                        item.created_at,
                    )

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    rows = self._run(
                        """update items set title = coalesce(%s, title), done = coalesce(%s, done)
                           where id = %s returning *""",
                        title,
                        done,
                        item_id,
                    )
                    return _to_item(rows[0]) if rows else None

                def delete_item(self, item_id: str) -> bool:
                    sql = "delete from items where id = %s returning id"
                    return bool(self._run(sql, item_id))
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    rows = self._run(
                        """insert into users (id, email, password_hash, created_at)
                           values (%s, %s, %s, %s) on conflict (email) do nothing returning id""",
                        user.id,
                        user.email,
                        user.password_hash,
                        user.created_at,
                    )
                    return bool(rows)

                def find_user_by_email(self, email: str) -> User | None:
                    rows = self._run("select * from users where email = %s", email)
                    return _to_user(rows[0]) if rows else None

                def create_session(self, session: Session) -> None:
                    self._run("delete from sessions where expires_at < now()")
                    self._run(
                        """insert into sessions (token_hash, user_id, expires_at)
                           values (%s, %s, %s)""",
                        session.token_hash,
                        session.user_id,
                        session.expires_at,
                    )

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    rows = self._run(
                        """select users.* from sessions join users on users.id = sessions.user_id
                           where sessions.token_hash = %s and sessions.expires_at > %s""",
                        token_hash,
                        now,
                    )
                    return _to_user(rows[0]) if rows else None

                def delete_session(self, token_hash: str) -> None:
                    self._run("delete from sessions where token_hash = %s", token_hash)
              `
            }

            ${
              data &&
              code`
                def _run(self, sql: str, *values: Any) -> list[dict[str, Any]]:
                    """Runs one statement; the first one creates the tables."""
                    with self._pool.connection() as connection:
                        self._prepare(connection)
                        cursor = connection.execute(sql, values)
                        return cursor.fetchall() if cursor.description else []

                def _prepare(self, connection: psycopg.Connection[Any]) -> None:
                    with self._lock:
                        if not self._ready:
                            connection.execute(SCHEMA)
                            self._ready = True
              `
            }
      `,
      ...rowReaders(project, { created: 'to_iso(row["created_at"])' }),
    )
  },
}

function schema(items: boolean, accounts: boolean): string {
  return blocks(
    items &&
      code`
        create table if not exists items (
          id text primary key,
          title text not null,
          done boolean not null,
          created_at timestamptz not null
        );
        create index if not exists items_created_at on items (created_at desc);
      `,
    accounts &&
      code`
        create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at timestamptz not null
        );
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at timestamptz not null
        );
      `,
  ).replace('\n\n', '\n')
}
