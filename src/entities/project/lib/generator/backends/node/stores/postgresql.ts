import { blocks, code } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const postgresqlStore: NodeStore = {
  dependencies: ['pg'],
  devDependencies: ['@types/pg'],
  config: "databaseUrl: env.DATABASE_URL || '',",
  configured: "config.databaseUrl !== ''",
  factory: 'postgresqlStore',
  arguments: 'config.databaseUrl',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        import pg from 'pg'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      data &&
        code`
          const SCHEMA = \`
            ${
              has('api') &&
              code`
                create table if not exists items (
                  id text primary key,
                  title text not null,
                  done boolean not null,
                  created_at timestamptz not null
                );
                create index if not exists items_created_at on items (created_at desc);
              `
            }
            ${
              has('auth') &&
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
              `
            }
          \`
        `,
      has('api') &&
        code`
          interface ItemRow {
            id: string
            title: string
            done: boolean
            created_at: Date
          }
        `,
      has('auth') &&
        code`
          interface UserRow {
            id: string
            email: string
            password_hash: string
            created_at: Date
          }
        `,
      code`
        export function postgresqlStore(connectionString: string): Store {
          const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 3000 })
          // A connection that breaks while idle must not end the process: the next query opens another one.
          pool.on('error', (error) => console.error(\`PostgreSQL: \${error.message}\`))

          ${
            data &&
            code`
              let schema: Promise<unknown> | undefined

              /** Runs one query; the first one creates the tables. */
              async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
                schema ??= pool.query(SCHEMA)
                await schema.catch((error: unknown) => {
                  schema = undefined
                  throw error
                })
                return pool.query<Row>(text, values)
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
                  const sql = 'select * from items order by created_at desc, id limit $1 offset $2'
                  const [page, count] = await Promise.all([
                    query<ItemRow>(sql, [limit, offset]),
                    query<{ total: number }>('select count(*)::int as total from items'),
                  ])
                  return { items: page.rows.map(toItem), total: count.rows[0]?.total ?? 0 }
                },
                async getItem(id) {
                  const { rows } = await query<ItemRow>('select * from items where id = $1', [id])
                  return rows[0] ? toItem(rows[0]) : null
                },
                async createItem({ id, title, done, createdAt }) {
                  const sql = 'insert into items (id, title, done, created_at) values ($1, $2, $3, $4)'
                  await query(sql, [id, title, done, createdAt])
                },
                async updateItem(id, { title, done }) {
                  const { rows } = await query<ItemRow>(
                    'update items set title = coalesce($2, title), done = coalesce($3, done) where id = $1 returning *',
                    [id, title, done],
                  )
                  return rows[0] ? toItem(rows[0]) : null
                },
                async deleteItem(id) {
                  const { rowCount } = await query('delete from items where id = $1', [id])
                  return rowCount === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser({ id, email, passwordHash, createdAt }) {
                  const { rowCount } = await query(
                    \`insert into users (id, email, password_hash, created_at) values ($1, $2, $3, $4)
                     on conflict (email) do nothing\`,
                    [id, email, passwordHash, createdAt],
                  )
                  return rowCount === 1
                },
                async findUserByEmail(email) {
                  const { rows } = await query<UserRow>('select * from users where email = $1', [email])
                  return rows[0] ? toUser(rows[0]) : null
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  await query('delete from sessions where expires_at < now()')
                  const sql = 'insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)'
                  await query(sql, [tokenHash, userId, expiresAt])
                },
                async findSessionUser(tokenHash, now) {
                  const { rows } = await query<UserRow>(
                    \`select users.* from sessions join users on users.id = sessions.user_id
                     where sessions.token_hash = $1 and sessions.expires_at > $2\`,
                    [tokenHash, now],
                  )
                  return rows[0] ? toUser(rows[0]) : null
                },
                async deleteSession(tokenHash) {
                  await query('delete from sessions where token_hash = $1', [tokenHash])
                },
              `
            }
          }
        }
      `,
      has('api') &&
        code`
          function toItem({ id, title, done, created_at }: ItemRow): Item {
            return { id, title, done, createdAt: created_at.toISOString() }
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
