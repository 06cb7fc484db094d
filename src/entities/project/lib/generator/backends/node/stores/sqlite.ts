import { blocks, code } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const sqliteStore: NodeStore = {
  dependencies: ['@libsql/client'],
  config: code`
    /** Relative to the project; empty keeps everything in memory. */
    sqliteFile: env.SQLITE_FILE ?? '',
  `,
  configured: "config.sqliteFile !== ''",
  factory: 'sqliteStore',
  arguments: 'config.sqliteFile',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        import { mkdirSync } from 'node:fs'
        import { dirname, resolve } from 'node:path'
        import { fileURLToPath } from 'node:url'
        import { type Client, createClient${data && ', type InArgs, type Row'} } from '@libsql/client'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      `const PROJECT = fileURLToPath(new URL('${project.frontend ? '../../..' : '../..'}', import.meta.url))`,
      data &&
        code`
          const SCHEMA = [
            ${
              has('api') &&
              code`
                \`create table if not exists items (
                  id text primary key,
                  title text not null,
                  done integer not null,
                  created_at text not null
                )\`,
                'create index if not exists items_created_at on items (created_at desc)',
              `
            }
            ${
              has('auth') &&
              code`
                \`create table if not exists users (
                  id text primary key,
                  email text not null unique,
                  password_hash text not null,
                  created_at text not null
                )\`,
                \`create table if not exists sessions (
                  token_hash text primary key,
                  user_id text not null references users (id) on delete cascade,
                  expires_at text not null
                )\`,
              `
            }
          ]
        `,
      code`
        export function sqliteStore(file: string): Store {
          let client: Client | undefined

          /** The file is opened by the first statement, so a path that cannot be used does not stop the server. */
          function open() {
            if (client) return client
            const path = resolve(PROJECT, file)
            mkdirSync(dirname(path), { recursive: true })
            client = createClient({ url: fileUrl(path) })
            return client
          }

          ${
            data &&
            code`
              let schema: Promise<unknown> | undefined

              /** Runs one statement; the first one creates the tables. */
              async function run(sql: string, args: InArgs = []) {
                schema ??= open().batch(SCHEMA, 'write')
                await schema.catch((error: unknown) => {
                  schema = undefined
                  throw error
                })
                return open().execute({ sql, args })
              }
            `
          }

          return {
            async ping() {
              await open().execute('select 1')
            },
            async close() {
              client?.close()
            },

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  const sql = 'select * from items order by created_at desc, id limit ? offset ?'
                  const { rows } = await run(sql, [limit, offset])
                  const count = await run('select count(*) as total from items')
                  return { items: rows.map(toItem), total: Number(count.rows[0]?.total) }
                },
                async getItem(id) {
                  const { rows } = await run('select * from items where id = ?', [id])
                  return rows[0] ? toItem(rows[0]) : null
                },
                async createItem({ id, title, done, createdAt }) {
                  const sql = 'insert into items (id, title, done, created_at) values (?, ?, ?, ?)'
                  await run(sql, [id, title, done, createdAt])
                },
                async updateItem(id, { title, done }) {
                  const { rows } = await run(
                    'update items set title = coalesce(?, title), done = coalesce(?, done) where id = ? returning *',
                    [title ?? null, done ?? null, id],
                  )
                  return rows[0] ? toItem(rows[0]) : null
                },
                async deleteItem(id) {
                  const { rowsAffected } = await run('delete from items where id = ?', [id])
                  return rowsAffected === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser({ id, email, passwordHash, createdAt }) {
                  const { rowsAffected } = await run(
                    \`insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)
                     on conflict (email) do nothing\`,
                    [id, email, passwordHash, createdAt],
                  )
                  return rowsAffected === 1
                },
                async findUserByEmail(email) {
                  const { rows } = await run('select * from users where email = ?', [email])
                  return rows[0] ? toUser(rows[0]) : null
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  await run('delete from sessions where expires_at < ?', [new Date().toISOString()])
                  const sql = 'insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)'
                  await run(sql, [tokenHash, userId, expiresAt])
                },
                async findSessionUser(tokenHash, now) {
                  const { rows } = await run(
                    \`select users.* from sessions join users on users.id = sessions.user_id
                     where sessions.token_hash = ? and sessions.expires_at > ?\`,
                    [tokenHash, now],
                  )
                  return rows[0] ? toUser(rows[0]) : null
                },
                async deleteSession(tokenHash) {
                  await run('delete from sessions where token_hash = ?', [tokenHash])
                },
              `
            }
          }
        }

        /** A file URL that also holds for paths with spaces, and for Windows. */
        function fileUrl(path: string): string {
          return \`file:\${path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')}\`
        }
      `,
      has('api') &&
        code`
          function toItem({ id, title, done, created_at }: Row): Item {
            return { id: String(id), title: String(title), done: done === 1, createdAt: String(created_at) }
          }
        `,
      has('auth') &&
        code`
          function toUser({ id, email, password_hash, created_at }: Row): User {
            return {
              id: String(id),
              email: String(email),
              passwordHash: String(password_hash),
              createdAt: String(created_at),
            }
          }
        `,
    )
  },
}
