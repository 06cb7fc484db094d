import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { literal } from '../../../text/escape'
import { nodeStore } from '.'
import { hasData, storeTypes } from './store'

/** `src/store/`: the interface, the database, and memory for when it is not configured. */
export function storeFiles(project: ServerContext) {
  const store = nodeStore(project)
  return [
    file('src/store/types.ts', types(project)),
    file('src/store/index.ts', entry(project)),
    file('src/store/memory.ts', memory(project)),
    file(`src/store/${project.database.id}.ts`, store.source(project)),
  ]
}

function types(project: ServerContext): string {
  const { has } = project
  return blocks(
    has('api') &&
      code`
        export interface Item {
          id: string
          title: string
          done: boolean
          /** ISO 8601, as all times here. */
          createdAt: string
        }

        export interface ItemChanges {
          title?: string
          done?: boolean
        }

        export interface Page {
          limit: number
          offset: number
        }
      `,
    has('auth') &&
      code`
        export interface User {
          id: string
          /** Lower case, unique. */
          email: string
          passwordHash: string
          createdAt: string
        }

        export interface Session {
          tokenHash: string
          userId: string
          expiresAt: string
        }
      `,
    code`
      /** What the server needs from a database. Every method rejects when the database cannot be reached. */
      export interface Store {
        ping(): Promise<void>
        close(): Promise<void>

        ${
          has('api') &&
          code`
            /** Newest first, with the number of all items. */
            listItems(page: Page): Promise<{ items: Item[]; total: number }>
            getItem(id: string): Promise<Item | null>
            createItem(item: Item): Promise<void>
            /** The changed item, or null without such an item. */
            updateItem(id: string, changes: ItemChanges): Promise<Item | null>
            /** False without such an item. */
            deleteItem(id: string): Promise<boolean>
          `
        }

        ${
          has('auth') &&
          code`
            /** False when the e-mail address is taken. */
            createUser(user: User): Promise<boolean>
            findUserByEmail(email: string): Promise<User | null>
            createSession(session: Session): Promise<void>
            /** Whose session it is, unless it ended before \`now\`. */
            findSessionUser(tokenHash: string, now: string): Promise<User | null>
            deleteSession(tokenHash: string): Promise<void>
          `
        }
      }
    `,
  )
}

function entry(project: ServerContext): string {
  const store = nodeStore(project)
  const { id, label, required } = project.database
  const note = hasData(project)
    ? `Data is kept in memory and is gone after a restart. Set ${required} to keep it in ${label}.`
    : `Set ${required} to connect ${label}.`
  return code`
    import type { Config } from '../config.ts'
    import { memoryStore } from './memory.ts'
    import { ${store.factory}${store.configured.startsWith('isConfigured') && ', isConfigured'} } from './${id}.ts'
    import type { Store } from './types.ts'

    export interface Database {
      type: string
      configured: boolean
      store: Store
      /** Said to people when no database is configured. */
      note: string
    }

    const TYPE = ${literal(label)}
    const NOTE =${note.length > 96 ? '\n  ' : ' '}${literal(note)}

    /** ${label} when it is configured, memory otherwise. */
    export function openDatabase(config: Config): Database {
      const configured = ${store.configured}
      const store = configured ? ${store.factory}(${store.arguments}) : memoryStore()
      return { type: TYPE, configured, store, note: NOTE }
    }
  `
}

function memory(project: ServerContext): string {
  const { has } = project
  return code`
    ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}

    /** Keeps everything in this process: for tests, and for a start without a database. */
    export function memoryStore(): Store {
      ${has('api') && 'const items = new Map<string, Item>()'}
      ${has('auth') && 'const users = new Map<string, User>()\nconst sessions = new Map<string, Session>()'}

      return {
        async ping() {},
        async close() {},

        ${
          has('api') &&
          code`
            async listItems({ limit, offset }) {
              const all = [...items.values()].reverse()
              return { items: all.slice(offset, offset + limit), total: all.length }
            },
            async getItem(id) {
              return items.get(id) ?? null
            },
            async createItem(item) {
              items.set(item.id, item)
            },
            async updateItem(id, { title, done }) {
              const item = items.get(id)
              if (!item) return null
              const changed = { ...item, title: title ?? item.title, done: done ?? item.done }
              items.set(id, changed)
              return changed
            },
            async deleteItem(id) {
              return items.delete(id)
            },
          `
        }

        ${
          has('auth') &&
          code`
            async createUser(user) {
              if ([...users.values()].some(({ email }) => email === user.email)) return false
              users.set(user.id, user)
              return true
            },
            async findUserByEmail(email) {
              return [...users.values()].find((user) => user.email === email) ?? null
            },
            async createSession(session) {
              sessions.set(session.tokenHash, session)
            },
            async findSessionUser(tokenHash, now) {
              const session = sessions.get(tokenHash)
              return session && session.expiresAt > now ? (users.get(session.userId) ?? null) : null
            },
            async deleteSession(tokenHash) {
              sessions.delete(tokenHash)
            },
          `
        }
      }
    }
  `
}
