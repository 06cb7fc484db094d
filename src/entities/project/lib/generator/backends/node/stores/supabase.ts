import { blocks, code, lines } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const supabaseStore: NodeStore = {
  dependencies: ['@supabase/supabase-js'],
  config: "supabaseUrl: env.SUPABASE_URL || '',\nsupabaseServiceKey: env.SUPABASE_SERVICE_KEY || '',",
  configured: "config.supabaseUrl !== '' && config.supabaseServiceKey !== ''",
  factory: 'supabaseStore',
  arguments: 'config.supabaseUrl, config.supabaseServiceKey',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
    return blocks(
      code`
        import { createClient } from '@supabase/supabase-js'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      lines("const TABLE_MISSING = 'PGRST205'", has('auth') && "const UNIQUE_VIOLATION = '23505'"),
      has('api') &&
        code`
          interface ItemRow {
            id: string
            title: string
            done: boolean
            created_at: string
          }
        `,
      has('auth') &&
        code`
          interface UserRow {
            id: string
            email: string
            password_hash: string
            created_at: string
          }
        `,
      code`
        export function supabaseStore(url: string, serviceKey: string): Store {
          const client = createClient(url, serviceKey, {
            auth: { persistSession: false, autoRefreshToken: false },
            global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(5000) }) },
            // Realtime is not used; without this, the client asks for a WebSocket that Node.js 20 does not have.
            realtime: { transport: class {} as never },
          })

          return {
            async ping() {
              const { error } = await client.from('${table}').select().limit(1).retry(false)
              ${
                data
                  ? "if (error?.code === TABLE_MISSING) throw new Error('Run supabase/schema.sql in the SQL editor first.')\nif (error) throw new Error(error.message)"
                  : '// This project has no tables yet, so that answer is as good as any other.\nif (error && error.code !== TABLE_MISSING) throw new Error(error.message)'
              }
            },
            async close() {},

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  const items = client.from('items')
                  const [page, { count }] = await Promise.all([
                    items
                      .select()
                      .order('created_at', { ascending: false })
                      .order('id')
                      .range(offset, offset + limit - 1)
                      .overrideTypes<ItemRow[], { merge: false }>()
                      .throwOnError(),
                    items.select('*', { count: 'exact', head: true }).throwOnError(),
                  ])
                  return { items: page.data.map(toItem), total: count ?? 0 }
                },
                async getItem(id) {
                  const { data } = await client.from('items').select().eq('id', id).maybeSingle<ItemRow>().throwOnError()
                  return data ? toItem(data) : null
                },
                async createItem({ id, title, done, createdAt }) {
                  await client.from('items').insert({ id, title, done, created_at: createdAt }).throwOnError()
                },
                async updateItem(id, { title, done }) {
                  const { data } = await client
                    .from('items')
                    .update({ title, done })
                    .eq('id', id)
                    .select()
                    .maybeSingle<ItemRow>()
                    .throwOnError()
                  return data ? toItem(data) : null
                },
                async deleteItem(id) {
                  const { data } = await client.from('items').delete().eq('id', id).select('id').throwOnError()
                  return data.length === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser({ id, email, passwordHash, createdAt }) {
                  const row = { id, email, password_hash: passwordHash, created_at: createdAt }
                  const { error } = await client.from('app_users').insert(row)
                  if (error && error.code !== UNIQUE_VIOLATION) throw new Error(error.message, { cause: error })
                  return !error
                },
                async findUserByEmail(email) {
                  const { data } = await client
                    .from('app_users')
                    .select()
                    .eq('email', email)
                    .maybeSingle<UserRow>()
                    .throwOnError()
                  return data ? toUser(data) : null
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  const sessions = client.from('app_sessions')
                  await sessions.delete().lt('expires_at', new Date().toISOString()).throwOnError()
                  const row = { token_hash: tokenHash, user_id: userId, expires_at: expiresAt }
                  await sessions.insert(row).throwOnError()
                },
                async findSessionUser(tokenHash, now) {
                  const session = await client
                    .from('app_sessions')
                    .select('user_id')
                    .eq('token_hash', tokenHash)
                    .gt('expires_at', now)
                    .maybeSingle<{ user_id: string }>()
                    .throwOnError()
                  if (!session.data) return null
                  const { data } = await client
                    .from('app_users')
                    .select()
                    .eq('id', session.data.user_id)
                    .maybeSingle<UserRow>()
                    .throwOnError()
                  return data ? toUser(data) : null
                },
                async deleteSession(tokenHash) {
                  await client.from('app_sessions').delete().eq('token_hash', tokenHash).throwOnError()
                },
              `
            }
          }
        }
      `,
      has('api') &&
        code`
          function toItem({ id, title, done, created_at }: ItemRow): Item {
            return { id, title, done, createdAt: new Date(created_at).toISOString() }
          }
        `,
      has('auth') &&
        code`
          function toUser({ id, email, password_hash, created_at }: UserRow): User {
            return { id, email, passwordHash: password_hash, createdAt: new Date(created_at).toISOString() }
          }
        `,
    )
  },
}
