import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { blocks, code } from '../../../text/code'
import { pythonLiteral } from '../../../text/escape'
import { pythonFile } from '../text'
import { pythonStore } from '.'
import { memory } from './memory'
import { hasData } from './store'

/** `app/store/`: the interface, the database, and memory for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  const store = pythonStore(project)
  return filesOf(
    pythonFile('app/store/__init__.py', entry(project)),
    pythonFile('app/store/types.py', types(project)),
    pythonFile('app/store/memory.py', memory(project)),
    pythonFile(`app/store/${project.database.id}.py`, store.source(project)),
    hasData(project) && pythonFile('app/times.py', times()),
    ...(store.files?.(project) ?? []),
  )
}

function types({ has }: ProjectContext): string {
  return blocks(
    code`
      """What the server keeps, and what it needs from a database."""

      ${(has('api') || has('auth')) && 'from dataclasses import dataclass'}
      from typing import Protocol
    `,
    has('api') &&
      code`
        @dataclass(frozen=True)
        class Item:
            id: str
            title: str
            done: bool
            # ISO 8601, as all times here.
            created_at: str
      `,
    has('auth') &&
      code`
        @dataclass(frozen=True)
        class User:
            id: str
            # Lower case, unique.
            email: str
            password_hash: str
            created_at: str

        @dataclass(frozen=True)
        class Session:
            token_hash: str
            user_id: str
            expires_at: str
      `,
    code`
      class Store(Protocol):
          """Every method raises when the database cannot be reached."""

          def ping(self) -> None: ...
          def close(self) -> None: ...

          ${
            has('api') &&
            code`
              def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                  """Newest first, with the number of all items."""

              def get_item(self, item_id: str) -> Item | None: ...
              def create_item(self, item: Item) -> None: ...

              def update_item(
                  self, item_id: str, title: str | None, done: bool | None
              ) -> Item | None:
                  """The changed item, or none without such an item. None leaves a value as it is."""

              def delete_item(self, item_id: str) -> bool:
                  """False without such an item."""
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(self, user: User) -> bool:
                  """False when the e-mail address is taken."""

              def find_user_by_email(self, email: str) -> User | None: ...
              def create_session(self, session: Session) -> None: ...

              def find_session_user(self, token_hash: str, now: str) -> User | None:
                  """Whose session it is, unless it ended before now."""

              def delete_session(self, token_hash: str) -> None: ...
            `
          }
    `,
  )
}

function entry(project: ProjectContext): string {
  const store = pythonStore(project)
  const { id, label, required } = project.database
  const data = hasData(project)
  const memoryNote = 'Data is kept in memory and is gone after a restart.'
  const note = data
    ? [memoryNote, `Set ${required} to keep it in ${label}.`]
    : [`Set ${required} to connect ${label}.`]
  const driver = store.packages.length > 0
  return code`
    """Where data is kept: ${label} when it is configured, memory otherwise."""

    from dataclasses import dataclass

    from ..config import Config
    from .memory import MemoryStore
    ${!driver && `from .${id} import ${store.className}`}
    from .types import Store

    TYPE = ${pythonLiteral(label)}
    ${constant('NOTE', note)}
    ${
      driver &&
      constant('DRIVER_MISSING', [
        `The driver of ${label} is not installed: run "npm run setup" and start again.`,
        data && 'Until then data is kept in memory.',
      ])
    }

    @dataclass(frozen=True)
    class Database:
        type: str
        configured: bool
        store: Store
        # Said to people when no database is connected.
        note: str

    def open_database(config: Config) -> Database:
        if ${store.missing}:
            return Database(TYPE, False, MemoryStore(), NOTE)
        ${
          driver &&
          code`
            try:
                from .${id} import ${store.className}
            except ImportError:
                return Database(TYPE, False, MemoryStore(), DRIVER_MISSING)
          `
        }
        store = ${store.className}(${store.arguments})
        return Database(TYPE, True, store, NOTE)
  `
}

/** A constant of one or two sentences, one on each line. */
function constant(name: string, sentences: (string | false)[]): string {
  const [first = '', second] = sentences.filter((sentence) => sentence !== false)
  const line = `${name} = ${pythonLiteral(first)}`
  if (!second && line.length <= 88) return line
  const parts = second ? [`${first} `, second] : [first]
  return [`${name} = (`, ...parts.map((part) => `    ${pythonLiteral(part)}`), ')'].join('\n')
}

function times(): string {
  return code`
    """Times are strings in ISO 8601, in UTC and with milliseconds."""

    from datetime import UTC, datetime, timedelta

    def now(later: timedelta = timedelta()) -> str:
        return to_iso(datetime.now(UTC) + later)

    def to_iso(time: datetime) -> str:
        text = time.astimezone(UTC).isoformat(timespec="milliseconds")
        return text.replace("+00:00", "Z")

    def from_iso(text: str) -> datetime:
        return datetime.fromisoformat(text)
  `
}
