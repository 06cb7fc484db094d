import { blocks, code } from '../../../text/code'
import { hasData, type NodeStore, storeTypes } from './store'

export const firebaseStore: NodeStore = {
  dependencies: ['firebase-admin'],
  config: code`
    firebase: {
      projectId: env.FIREBASE_PROJECT_ID || '',
      clientEmail: env.FIREBASE_CLIENT_EMAIL || '',
      privateKey: (env.FIREBASE_PRIVATE_KEY || '').replaceAll('\\n', '\n'),
      emulator: env.FIRESTORE_EMULATOR_HOST || '',
    },
  `,
  configured: 'isConfigured(config.firebase)',
  factory: 'firebaseStore',
  arguments: 'config.firebase',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        ${has('auth') && "import { createHash } from 'node:crypto'"}
        import { cert, initializeApp } from 'firebase-admin/app'
        import { getFirestore } from 'firebase-admin/firestore'
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      code`
        const TIMEOUT = 8000
        ${has('auth') && 'const ALREADY_EXISTS = 6'}
        ${has('api') && 'const NOT_FOUND = 5'}
      `,
      code`
        export interface FirebaseSettings {
          projectId: string
          clientEmail: string
          privateKey: string
          /** Host and port of the Firestore emulator, which needs no key. */
          emulator: string
        }

        export function isConfigured({ projectId, clientEmail, privateKey, emulator }: FirebaseSettings): boolean {
          return projectId !== '' && (emulator !== '' || (clientEmail !== '' && privateKey !== ''))
        }

        export function firebaseStore({ projectId, clientEmail, privateKey, emulator }: FirebaseSettings): Store {
          const credential = emulator ? {} : { credential: cert({ projectId, clientEmail, privateKey }) }
          const firestore = getFirestore(initializeApp({ projectId, ...credential }))
          ${has('api') && "const items = firestore.collection('items')"}
          ${has('auth') && "const users = firestore.collection('users')\nconst sessions = firestore.collection('sessions')"}

          return {
            async ping() {
              await inTime(firestore.collection('health').limit(1).get())
            },
            async close() {
              await firestore.terminate()
            },

            ${
              has('api') &&
              code`
                async listItems({ limit, offset }) {
                  const [page, count] = await inTime(
                    Promise.all([
                      items.orderBy('createdAt', 'desc').offset(offset).limit(limit).get(),
                      items.count().get(),
                    ]),
                  )
                  return { items: page.docs.map((document) => document.data() as Item), total: count.data().count }
                },
                async getItem(id) {
                  const document = await inTime(items.doc(id).get())
                  return (document.data() as Item | undefined) ?? null
                },
                async createItem(item) {
                  await inTime(items.doc(item.id).create(item))
                },
                async updateItem(id, { title, done }) {
                  const changes = { ...(title !== undefined && { title }), ...(done !== undefined && { done }) }
                  const written = await inTime(unless(NOT_FOUND, items.doc(id).update(changes)))
                  return written ? this.getItem(id) : null
                },
                async deleteItem(id) {
                  const deleted = await inTime(unless(NOT_FOUND, items.doc(id).delete({ exists: true })))
                  return deleted !== null
                },
              `
            }

            ${
              has('auth') &&
              code`
                async createUser(user) {
                  // The id of the document is made from the address, which keeps it unique.
                  const created = await inTime(unless(ALREADY_EXISTS, users.doc(emailId(user.email)).create(user)))
                  return created !== null
                },
                async findUserByEmail(email) {
                  const document = await inTime(users.doc(emailId(email)).get())
                  return (document.data() as User | undefined) ?? null
                },
                async createSession(session) {
                  await inTime(sessions.doc(session.tokenHash).create(session))
                },
                async findSessionUser(tokenHash, now) {
                  const session = (await inTime(sessions.doc(tokenHash).get())).data() as Session | undefined
                  if (!session || session.expiresAt <= now) return null
                  const { docs } = await inTime(users.where('id', '==', session.userId).limit(1).get())
                  return (docs[0]?.data() as User | undefined) ?? null
                },
                async deleteSession(tokenHash) {
                  await inTime(sessions.doc(tokenHash).delete())
                },
              `
            }
          }
        }

        /** The client itself would keep trying for a minute. */
        async function inTime<T>(work: Promise<T>): Promise<T> {
          let timer: NodeJS.Timeout | undefined
          const timeout = new Promise<never>((_, reject) => {
            timer = setTimeout(() => reject(new Error('Firestore does not answer.')), TIMEOUT)
          })
          return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
        }
      `,
      data &&
        code`
          /** The result, or null when Firestore refuses with this code. */
          async function unless<T>(code: number, work: Promise<T>): Promise<T | null> {
            return work.catch((error: { code?: number }) => {
              if (error.code === code) return null
              throw error
            })
          }
        `,
      has('auth') &&
        code`
          function emailId(email: string): string {
            return createHash('sha256').update(email).digest('hex')
          }
        `,
    )
  },
}
