import { blocks, code } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const mongodbStore: NodeStore = {
  dependencies: ['mongodb'],
  config: "mongodbUri: env.MONGODB_URI || '',",
  configured: "config.mongodbUri !== ''",
  factory: 'mongodbStore',
  arguments: 'config.mongodbUri',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        import { MongoClient${has('auth') && ', MongoServerError'} } from 'mongodb'
        ${storeTypes(project, { api: ['Item'], auth: ['User'] })}
      `,
      has('auth') && 'const DUPLICATE_KEY = 11000',
      has('api') && "type ItemDocument = Omit<Item, 'id'> & { _id: string }",
      has('auth') &&
        code`
          type UserDocument = Omit<User, 'id'> & { _id: string }

          interface SessionDocument {
            _id: string
            userId: string
            expiresAt: Date
          }
        `,
      code`
        export function mongodbStore(uri: string): Store {
          // The client connects with the first command. The database is the one that the URI names.
          const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3000 })
          const database = client.db()
          ${has('api') && "const items = database.collection<ItemDocument>('items')"}
          ${has('auth') && "const users = database.collection<UserDocument>('users')\nconst sessions = database.collection<SessionDocument>('sessions')"}

          ${
            data &&
            code`
              let indexes: Promise<unknown> | undefined

              /** Creates the indexes before the first command. */
              async function ready() {
                ${
                  has('auth')
                    ? code`
                        indexes ??= Promise.all([
                          ${has('api') && 'items.createIndex({ createdAt: -1, _id: 1 }),'}
                          users.createIndex({ email: 1 }, { unique: true }),
                          sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
                        ])
                      `
                    : 'indexes ??= items.createIndex({ createdAt: -1, _id: 1 })'
                }
                await indexes.catch((error: unknown) => {
                  indexes = undefined
                  throw error
                })
              }
            `
          }

          return {
            async ping() {
              await database.command({ ping: 1 })
            },
            async close() {
              await client.close()
            },

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  await ready()
                  const [page, total] = await Promise.all([
                    items.find().sort({ createdAt: -1, _id: 1 }).skip(offset).limit(limit).toArray(),
                    items.countDocuments(),
                  ])
                  return { items: page.map(toItem), total }
                },
                async getItem(id) {
                  await ready()
                  const document = await items.findOne({ _id: id })
                  return document ? toItem(document) : null
                },
                async createItem({ id, ...item }) {
                  await ready()
                  await items.insertOne({ _id: id, ...item })
                },
                async updateItem(id, { title, done }) {
                  await ready()
                  const changes = { ...(title !== undefined && { title }), ...(done !== undefined && { done }) }
                  const options = { returnDocument: 'after' } as const
                  const document = await items.findOneAndUpdate({ _id: id }, { $set: changes }, options)
                  return document ? toItem(document) : null
                },
                async deleteItem(id) {
                  await ready()
                  const { deletedCount } = await items.deleteOne({ _id: id })
                  return deletedCount === 1
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser({ id, ...user }) {
                  await ready()
                  try {
                    await users.insertOne({ _id: id, ...user })
                    return true
                  } catch (error) {
                    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false
                    throw error
                  }
                },
                async findUserByEmail(email) {
                  await ready()
                  const document = await users.findOne({ email })
                  return document ? toUser(document) : null
                },
                async createSession({ tokenHash, userId, expiresAt }) {
                  await ready()
                  await sessions.insertOne({ _id: tokenHash, userId, expiresAt: new Date(expiresAt) })
                },
                async findSessionUser(tokenHash, now) {
                  await ready()
                  const session = await sessions.findOne({ _id: tokenHash, expiresAt: { $gt: new Date(now) } })
                  const document = session && (await users.findOne({ _id: session.userId }))
                  return document ? toUser(document) : null
                },
                async deleteSession(tokenHash) {
                  await ready()
                  await sessions.deleteOne({ _id: tokenHash })
                },
              `
            }
          }
        }
      `,
      has('api') &&
        code`
          function toItem({ _id, title, done, createdAt }: ItemDocument): Item {
            return { id: _id, title, done, createdAt }
          }
        `,
      has('auth') &&
        code`
          function toUser({ _id, email, passwordHash, createdAt }: UserDocument): User {
            return { id: _id, email, passwordHash, createdAt }
          }
        `,
    )
  },
}
