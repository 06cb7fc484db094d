import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { hasData } from './store'

/** `app/store/memory.py` */
export function memory(project: ProjectContext): string {
  const { has } = project
  const data = hasData(project)
  const names = [...(has('api') ? ['Item'] : []), ...(has('auth') ? ['Session', 'User'] : [])]
  return code`
    """Keeps everything in this process: for tests, and for a start without a database."""

    ${data && 'import threading'}
    ${has('api') && 'from dataclasses import replace'}

    ${data && `from .types import ${names.join(', ')}`}

    class MemoryStore:
        ${
          data &&
          code`
            def __init__(self) -> None:
                self._lock = threading.Lock()
                ${has('api') && 'self._items: dict[str, Item] = {}'}
                ${has('auth') && 'self._users: dict[str, User] = {}\nself._sessions: dict[str, Session] = {}'}

          `
        }

        def ping(self) -> None:
            pass

        def close(self) -> None:
            pass

        ${
          has('api') &&
          code`
            def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                with self._lock:
                    newest_first = list(reversed(self._items.values()))
                return newest_first[offset : offset + limit], len(newest_first)

            def get_item(self, item_id: str) -> Item | None:
                return self._items.get(item_id)

            def create_item(self, item: Item) -> None:
                with self._lock:
                    self._items[item.id] = item

            def update_item(
                self, item_id: str, title: str | None, done: bool | None
            ) -> Item | None:
                with self._lock:
                    item = self._items.get(item_id)
                    if item is None:
                        return None
                    changed = replace(
                        item,
                        title=item.title if title is None else title,
                        done=item.done if done is None else done,
                    )
                    self._items[item_id] = changed
                    return changed

            def delete_item(self, item_id: str) -> bool:
                with self._lock:
                    return self._items.pop(item_id, None) is not None
          `
        }

        ${
          has('auth') &&
          code`
            def create_user(self, user: User) -> bool:
                with self._lock:
                    if any(one.email == user.email for one in self._users.values()):
                        return False
                    self._users[user.id] = user
                    return True

            def find_user_by_email(self, email: str) -> User | None:
                with self._lock:
                    users = self._users.values()
                    return next((user for user in users if user.email == email), None)

            def create_session(self, session: Session) -> None:
                with self._lock:
                    self._sessions[session.token_hash] = session

            def find_session_user(self, token_hash: str, now: str) -> User | None:
                session = self._sessions.get(token_hash)
                if session is None or session.expires_at <= now:
                    return None
                return self._users.get(session.user_id)

            def delete_session(self, token_hash: str) -> None:
                with self._lock:
                    self._sessions.pop(token_hash, None)
          `
        }
  `
}
