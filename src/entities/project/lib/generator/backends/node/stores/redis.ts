import { blocks, code } from '../../../text/code'
import { literal } from '../../../text/escape'
import { type NodeStore, storeTypes } from './store'

export const redisStore: NodeStore = {
  dependencies: ['redis'],
  config: "redisUrl: env.REDIS_URL || '',",
  configured: "config.redisUrl !== ''",
  factory: 'redisStore',
  arguments: 'config.redisUrl',
  source: (project) => {
    const { has, slug } = project
    return blocks(
      code`
        import { createClient } from 'redis'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      (has('api') || has('auth')) && `const PREFIX = ${literal(`${slug}:`)}`,
      has('api') &&
        code`
          /** Ids of all items, by the time of their creation. */
          const ITEMS = \`\${PREFIX}items\`
          const itemKey = (id: string) => \`\${PREFIX}item:\${id}\`
        `,
      has('auth') &&
        code`
          const userKey = (id: string) => \`\${PREFIX}user:\${id}\`
          const emailKey = (email: string) => \`\${PREFIX}email:\${email}\`
          const sessionKey = (tokenHash: string) => \`\${PREFIX}session:\${tokenHash}\`
        `,
      code`
        export function redisStore(url: string): Store {
          const client = createClient({ url, socket: { connectTimeout: 3000, reconnectStrategy: false } })
          client.on('error', (error: Error) => console.error(\`Redis: \${error.message}\`))

          let connecting: Promise<unknown> | undefined

          /** The connected client. A lost connection is opened again by the next command. */
          async function connected() {
            if (!client.isOpen) connecting = client.connect()
            await connecting
            return client
          }

          ${
            has('api') &&
            code`
              async function getItem(id: string) {
                const item = await (await connected()).hGetAll(itemKey(id))
                return item.id ? toItem(item) : null
              }
            `
          }

          ${
            has('auth') &&
            code`
              async function getUser(id: string | null) {
                const user = id && (await (await connected()).get(userKey(id)))
                return user ? (JSON.parse(user) as User) : null
              }
            `
          }

          return {
            async ping() {
              await (await connected()).ping()
            },
            async close() {
              if (client.isOpen) client.destroy()
            },

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  const redis = await connected()
                  const [ids, total] = await Promise.all([
                    redis.zRange(ITEMS, offset, offset + limit - 1, { REV: true }),
                    redis.zCard(ITEMS),
                  ])
                  const items = await Promise.all(ids.map(getItem))
                  return { items: items.filter((item) => item !== null), total }
                },
                getItem,
                async createItem({ id, title, done, createdAt }) {
                  const redis = await connected()
                  await redis
                    .multi()
                    .hSet(itemKey(id), { id, title, done: String(done), createdAt })
                    .zAdd(ITEMS, { score: Date.parse(createdAt), value: id })
                    .exec()
                },
                async updateItem(id, { title, done }) {
                  const redis = await connected()
                  if (!(await redis.exists(itemKey(id)))) return null
                  if (title !== undefined) await redis.hSet(itemKey(id), 'title', title)
                  if (done !== undefined) await redis.hSet(itemKey(id), 'done', String(done))
                  return getItem(id)
                },
                async deleteItem(id) {
                  const redis = await connected()
                  const [deleted] = await redis.multi().zRem(ITEMS, id).del(itemKey(id)).execTyped()
                  return deleted === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser(user) {
                  const redis = await connected()
                  if (!(await redis.setNX(emailKey(user.email), user.id))) return false
                  await redis.set(userKey(user.id), JSON.stringify(user))
                  return true
                },
                async findUserByEmail(email) {
                  return getUser(await (await connected()).get(emailKey(email)))
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  const redis = await connected()
                  // Redis forgets the session by itself.
                  await redis.set(sessionKey(tokenHash), userId, {
                    expiration: { type: 'PXAT', value: Date.parse(expiresAt) },
                  })
                },
                async findSessionUser(tokenHash) {
                  return getUser(await (await connected()).get(sessionKey(tokenHash)))
                },
                async deleteSession(tokenHash) {
                  await (await connected()).del(sessionKey(tokenHash))
                },
              `
            }
          }
        }
      `,
      has('api') &&
        code`
          function toItem({ id = '', title = '', done, createdAt = '' }: Record<string, string>): Item {
            return { id, title, done: done === 'true', createdAt }
          }
        `,
    )
  },
}
