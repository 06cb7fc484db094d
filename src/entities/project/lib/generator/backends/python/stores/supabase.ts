import { blocks, code, lines } from '../../../text/code'
import { restFile } from './rest'
import { hasData, type PythonStore, rowReaders, storeTypes, timeImports } from './store'

export const supabaseStore: PythonStore = {
  packages: [],
  settings: [
    ['supabase_url', 'SUPABASE_URL'],
    ['supabase_service_key', 'SUPABASE_SERVICE_KEY'],
  ],
  missing: 'not (config.supabase_url and config.supabase_service_key)',
  className: 'SupabaseStore',
  arguments: 'config.supabase_url, config.supabase_service_key',
  files: () => [restFile()],
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
    return blocks(
      code`
        """Keeps data in Supabase, through its REST interface."""

        from typing import Any
        from urllib.parse import quote, urlencode

        ${timeImports(project)}
        ${has('auth') && 'from ..times import now as current_time'}
        from .rest import ApiError, call
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      lines('TABLE_MISSING = "PGRST205"', has('auth') && 'UNIQUE_VIOLATION = "23505"'),
      code`
        class SupabaseStore:
            def __init__(self, url: str, service_key: str) -> None:
                self._url = f"{url.rstrip('/')}/rest/v1"
                bearer = f"Bearer {service_key}"
                self._headers = {"apikey": service_key, "authorization": bearer}

            def ping(self) -> None:
                try:
                    self._call("GET", "${table}", {"limit": "1"})
                except ApiError as error:
                    ${
                      data
                        ? code`
                            if _code(error) == TABLE_MISSING:
                                message = "Run supabase/schema.sql in the SQL editor first."
                                raise RuntimeError(message) from error
                            raise
                          `
                        : code`
                            # This project has no tables yet, so that answer is as good as any other.
                            if _code(error) != TABLE_MISSING:
                                raise
                          `
                    }

            def close(self) -> None:
                pass

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    order = "created_at.desc,id"
                    page = {"order": order, "limit": str(limit), "offset": str(offset)}
                    rows = self._call("GET", "items", page)
                    return [_to_item(row) for row in rows], self._count("items")

                def get_item(self, item_id: str) -> Item | None:
                    rows = self._call("GET", "items", {"id": f"eq.{item_id}"})
                    return _to_item(rows[0]) if rows else None

                def create_item(self, item: Item) -> None:
                    row = {
                        "id": item.id,
                        "title": item.title,
                        "done": item.done,
                        "created_at": item.created_at,
                    }
                    self._call("POST", "items", {}, row)

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    values = {"title": title, "done": done}
                    changes = {name: value for name, value in values.items() if value is not None}
                    rows = self._call("PATCH", "items", {"id": f"eq.{item_id}"}, changes)
                    return _to_item(rows[0]) if rows else None

                def delete_item(self, item_id: str) -> bool:
                    return bool(self._call("DELETE", "items", {"id": f"eq.{item_id}"}))

                def _count(self, table: str) -> int:
                    headers = {**self._headers, "prefer": "count=exact"}
                    _, answered = call("HEAD", f"{self._url}/{table}?select=id", headers)
                    # 0-24/3573
                    return int(answered["content-range"].rpartition("/")[2])
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    row = {
                        "id": user.id,
                        "email": user.email,
                        "password_hash": user.password_hash,
                        "created_at": user.created_at,
                    }
                    try:
                        self._call("POST", "app_users", {}, row)
                    except ApiError as error:
                        if _code(error) == UNIQUE_VIOLATION:
                            return False
                        raise
                    return True

                def find_user_by_email(self, email: str) -> User | None:
                    rows = self._call("GET", "app_users", {"email": f"eq.{email}"})
                    return _to_user(rows[0]) if rows else None

                def create_session(self, session: Session) -> None:
                    self._call("DELETE", "app_sessions", {"expires_at": f"lt.{current_time()}"})
                    row = {
                        "token_hash": session.token_hash,
                        "user_id": session.user_id,
                        "expires_at": session.expires_at,
                    }
                    self._call("POST", "app_sessions", {}, row)

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    query = {"token_hash": f"eq.{token_hash}", "expires_at": f"gt.{now}"}
                    sessions = self._call("GET", "app_sessions", query)
                    if not sessions:
                        return None
                    users = self._call("GET", "app_users", {"id": f"eq.{sessions[0]['user_id']}"})
                    return _to_user(users[0]) if users else None

                def delete_session(self, token_hash: str) -> None:
                    self._call("DELETE", "app_sessions", {"token_hash": f"eq.{token_hash}"})
              `
            }

            def _call(
                self, method: str, table: str, query: dict[str, str], body: Any = None
            ) -> list[dict[str, Any]]:
                """The rows that were read or changed."""
                headers = {**self._headers, "prefer": "return=representation"}
                url = f"{self._url}/{table}?{urlencode(query, quote_via=quote)}"
                rows, _ = call(method, url, headers, body)
                return rows

        def _code(error: ApiError) -> Any:
            return error.detail.get("code") if isinstance(error.detail, dict) else None
      `,
      ...rowReaders(project, { created: 'to_iso(from_iso(row["created_at"]))' }),
    )
  },
}
