import { blocks, code } from '../../../text/code'
import { hasData, type PythonStore, rowReaders, storeTypes } from './store'

export const sqliteStore: PythonStore = {
  packages: [],
  settings: [['sqlite_file', 'SQLITE_FILE']],
  missing: 'not config.sqlite_file',
  className: 'SqliteStore',
  arguments: 'config.sqlite_file',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        """Keeps data in a SQLite file."""

        import sqlite3
        import threading
        from pathlib import Path
        ${data && 'from typing import Any'}

        ${has('auth') && 'from ..times import now as current_time'}
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}

        PROJECT = Path(__file__).parents[3]
      `,
      data && `SCHEMA = """\n${schema(has('api'), has('auth'))}\n"""`,
      code`
        class SqliteStore:
            def __init__(self, file: str) -> None:
                self._path = PROJECT / file
                self._connection: sqlite3.Connection | None = None
                self._lock = threading.Lock()

            def ping(self) -> None:
                with self._lock:
                    self._open().execute("select 1")

            def close(self) -> None:
                with self._lock:
                    if self._connection:
                        self._connection.close()

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    rows = self._run(
                        "select * from items order by created_at desc, id limit ? offset ?",
                        limit,
                        offset,
                    )
                    count = self._run("select count(*) as total from items")
                    return [_to_item(row) for row in rows], count[0]["total"]

                def get_item(self, item_id: str) -> Item | None:
                    rows = self._run("select * from items where id = ?", item_id)
                    return _to_item(rows[0]) if rows else None

                def create_item(self, item: Item) -> None:
                    self._run(
                        "insert into items (id, title, done, created_at) values (?, ?, ?, ?)",
                        item.id,
                        item.title,
                        item.done,
                        item.created_at,
                    )

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    rows = self._run(
                        """update items set title = coalesce(?, title), done = coalesce(?, done)
                           where id = ? returning *""",
                        title,
                        done,
                        item_id,
                    )
                    return _to_item(rows[0]) if rows else None

                def delete_item(self, item_id: str) -> bool:
                    return bool(self._run("delete from items where id = ? returning id", item_id))
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    rows = self._run(
                        """insert into users (id, email, password_hash, created_at)
                           values (?, ?, ?, ?) on conflict (email) do nothing returning id""",
                        user.id,
                        user.email,
                        user.password_hash,
                        user.created_at,
                    )
                    return bool(rows)

                def find_user_by_email(self, email: str) -> User | None:
                    rows = self._run("select * from users where email = ?", email)
                    return _to_user(rows[0]) if rows else None

                def create_session(self, session: Session) -> None:
                    self._run("delete from sessions where expires_at < ?", current_time())
                    self._run(
                        "insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)",
                        session.token_hash,
                        session.user_id,
                        session.expires_at,
                    )

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    rows = self._run(
                        """select users.* from sessions join users on users.id = sessions.user_id
                           where sessions.token_hash = ? and sessions.expires_at > ?""",
                        token_hash,
                        now,
                    )
                    return _to_user(rows[0]) if rows else None

                def delete_session(self, token_hash: str) -> None:
                    self._run("delete from sessions where token_hash = ?", token_hash)
              `
            }

            ${
              data &&
              code`
                def _run(self, sql: str, *values: Any) -> list[sqlite3.Row]:
                    """Runs one statement; every one is a transaction of its own."""
                    with self._lock:
                        return self._open().execute(sql, values).fetchall()
              `
            }

            def _open(self) -> sqlite3.Connection:
                """Only now, so a path that cannot be used does not stop the server."""
                if self._connection is None:
                    self._path.parent.mkdir(parents=True, exist_ok=True)
                    connection = sqlite3.connect(
                        self._path, isolation_level=None, check_same_thread=False
                    )
                    ${data && 'connection.row_factory = sqlite3.Row\nconnection.execute("pragma foreign_keys = on")\nconnection.executescript(SCHEMA)'}
                    self._connection = connection
                return self._connection
      `,
      ...rowReaders(project, { row: 'sqlite3.Row', done: 'bool(row["done"])' }),
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
          done integer not null,
          created_at text not null
        );
        create index if not exists items_created_at on items (created_at desc);
      `,
    accounts &&
      code`
        create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at text not null
        );
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at text not null
        );
      `,
  ).replace('\n\n', '\n')
}
