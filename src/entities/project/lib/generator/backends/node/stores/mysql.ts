import { blocks, code } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const mysqlStore: NodeStore = {
  dependencies: ['mysql2'],
  config: "databaseUrl: env.DATABASE_URL || '',",
  configured: "config.databaseUrl !== ''",
  factory: 'mysqlStore',
  arguments: 'config.databaseUrl',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        import { createPool${data && ', type ResultSetHeader, type RowDataPacket'} } from 'mysql2/promise'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      data &&
        code`
          const SCHEMA = [
            ${
              has('api') &&
              code`
                \`create table if not exists items (
                  id char(36) primary key,
                  title varchar(200) not null,
                  done boolean not null,
                  created_at datetime(3) not null,
                  index items_created_at (created_at)
                ) character set utf8mb4\`,
              `
            }
            ${
              has('auth') &&
              code`
                \`create table if not exists users (
                  id char(36) primary key,
                  email varchar(254) not null unique,
                  password_hash varchar(200) not null,
                  created_at datetime(3) not null
                ) character set utf8mb4 collate utf8mb4_bin\`,
                \`create table if not exists sessions (
                  token_hash char(64) primary key,
                  user_id char(36) not null,
                  expires_at datetime(3) not null,
                  index sessions_expires_at (expires_at)
                ) character set utf8mb4 collate utf8mb4_bin\`,
              `
            }
          ]
        `,
      has('api') &&
        code`
          interface ItemRow extends RowDataPacket {
            id: string
            title: string
            done: number
            created_at: Date
          }
        `,
      has('auth') &&
        code`
          interface UserRow extends RowDataPacket {
            id: string
            email: string
            password_hash: string
            created_at: Date
          }
        `,
      code`
        export function mysqlStore(uri: string): Store {
          const pool = createPool({ uri, connectTimeout: 3000, timezone: 'Z', charset: 'utf8mb4' })

          ${
            data &&
            code`
              let schema: Promise<void> | undefined

              async function createTables() {
                for (const statement of SCHEMA) await pool.query(statement)
              }

              async function ready() {
                schema ??= createTables()
                await schema.catch((error: unknown) => {
                  schema = undefined
                  throw error
                })
              }

              /** Reads rows; the first statement creates the tables. */
              async function select<Row extends RowDataPacket>(sql: string, values: unknown[] = []) {
                await ready()
                const [rows] = await pool.query<Row[]>(sql, values)
                return rows
              }

              /** Changes rows and returns how many there were. */
              async function change(sql: string, values: unknown[]) {
                await ready()
                const [{ affectedRows }] = await pool.query<ResultSetHeader>(sql, values)
                return affectedRows
              }
            `
          }

          ${
            has('api') &&
            code`
              async function getItem(id: string) {
                const [row] = await select<ItemRow>('select * from items where id = ?', [id])
                return row ? toItem(row) : null
              }
            `
          }

          return {
            async ping() {
              await pool.query('select 1')
            },
            async close() {
              await pool.end()
            },

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  const sql = 'select * from items order by created_at desc, id limit ? offset ?'
                  const rows = await select<ItemRow>(sql, [limit, offset])
                  const [count] = await select<RowDataPacket>('select count(*) as total from items')
                  return { items: rows.map(toItem), total: Number(count?.total) }
                },
                getItem,
                async createItem({ id, title, done, createdAt }) {
                  const sql = 'insert into items (id, title, done, created_at) values (?, ?, ?, ?)'
                  await change(sql, [id, title, done, new Date(createdAt)])
                },
                async updateItem(id, { title, done }) {
                  const sql = 'update items set title = coalesce(?, title), done = coalesce(?, done) where id = ?'
                  await change(sql, [title ?? null, done ?? null, id])
                  return getItem(id)
                },
                async deleteItem(id) {
                  return (await change('delete from items where id = ?', [id])) === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser({ id, email, passwordHash, createdAt }) {
                  const sql = 'insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)'
                  try {
                    return (await change(sql, [id, email, passwordHash, new Date(createdAt)])) === 1
                  } catch (error) {
                    if ((error as { code?: string }).code === 'ER_DUP_ENTRY') return false
                    throw error
                  }
                },
                async findUserByEmail(email) {
                  const [row] = await select<UserRow>('select * from users where email = ?', [email])
                  return row ? toUser(row) : null
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  await change('delete from sessions where expires_at < ?', [new Date()])
                  const sql = 'insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)'
                  await change(sql, [tokenHash, userId, new Date(expiresAt)])
                },
                async findSessionUser(tokenHash, now) {
                  const [row] = await select<UserRow>(
                    \`select users.* from sessions join users on users.id = sessions.user_id
                     where sessions.token_hash = ? and sessions.expires_at > ?\`,
                    [tokenHash, new Date(now)],
                  )
                  return row ? toUser(row) : null
                },
                async deleteSession(tokenHash) {
                  await change('delete from sessions where token_hash = ?', [tokenHash])
                },
              `
            }
          }
        }
      `,
      has('api') &&
        code`
          function toItem({ id, title, done, created_at }: ItemRow): Item {
            return { id, title, done: done === 1, createdAt: created_at.toISOString() }
          }
        `,
      has('auth') &&
        code`
          function toUser({ id, email, password_hash, created_at }: UserRow): User {
            return { id, email, passwordHash: password_hash, createdAt: created_at.toISOString() }
          }
        `,
    )
  },
}
