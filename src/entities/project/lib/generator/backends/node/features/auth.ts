import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/auth/`: accounts with hashed passwords and cookie sessions. */
export function authFiles() {
  return [routesFile(), passwordsFile(), sessionsFile(), rateLimitFile()]
}

function routesFile() {
  return file(
    'src/auth/routes.ts',
    code`
      import { randomUUID } from 'node:crypto'
      import type { HttpBindings } from '@hono/node-server'
      import { Hono } from 'hono'
      import { HTTPException } from 'hono/http-exception'
      import { badRequest, readObject } from '../http.ts'
      import type { Store, User } from '../store/types.ts'
      import { hashPassword, verifyPassword } from './passwords.ts'
      import { createRateLimit } from './rate-limit.ts'
      import { currentUser, endSession, startSession } from './sessions.ts'

      const PASSWORD_MINIMUM = 8
      const PASSWORD_MAXIMUM = 200

      export function authRoutes(store: Store) {
        const limit = createRateLimit({ attempts: 5, seconds: 300 })

        return new Hono<{ Bindings: Partial<HttpBindings> }>()
          .post('/sign-up', async (c) => {
            const { email, password } = readCredentials(await readObject(c))
            if (password.length < PASSWORD_MINIMUM)
              throw badRequest(\`A password needs at least \${PASSWORD_MINIMUM} characters.\`)
            const user: User = {
              id: randomUUID(),
              email,
              passwordHash: await hashPassword(password),
              createdAt: new Date().toISOString(),
            }
            if (!(await store.createUser(user)))
              throw new HTTPException(409, { message: 'There is already an account with this e-mail address.' })
            await startSession(c, store, user.id)
            return c.json({ user: publicUser(user) }, 201)
          })
          .post('/sign-in', async (c) => {
            const { email, password } = readCredentials(await readObject(c))
            const key = \`\${c.env?.incoming?.socket.remoteAddress} \${email}\`
            if (!limit.allows(key))
              throw new HTTPException(429, { message: 'Too many attempts. Try again in a few minutes.' })
            const user = await store.findUserByEmail(email)
            if (!(await verifyPassword(password, user?.passwordHash)) || !user)
              throw new HTTPException(401, { message: 'The e-mail address or the password is wrong.' })
            limit.reset(key)
            await startSession(c, store, user.id)
            return c.json({ user: publicUser(user) })
          })
          .post('/sign-out', async (c) => {
            await endSession(c, store)
            return c.body(null, 204)
          })
          .get('/me', async (c) => {
            const user = await currentUser(c, store)
            return c.json({ user: user && publicUser(user) })
          })
      }

      function publicUser({ id, email }: User) {
        return { id, email }
      }

      function readCredentials({ email, password }: Record<string, unknown>) {
        const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254)
          throw badRequest('A valid e-mail address is required.')
        if (typeof password !== 'string' || password === '') throw badRequest('A password is required.')
        if (password.length > PASSWORD_MAXIMUM)
          throw badRequest(\`A password has at most \${PASSWORD_MAXIMUM} characters.\`)
        return { email: address, password }
      }
    `,
  )
}

function passwordsFile() {
  return file(
    'src/auth/passwords.ts',
    code`
      import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

      const KEY_LENGTH = 32
      const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }

      /** Compared against when there is no such account, so that both answers take the same time. */
      const NOBODY = \`\${'0'.repeat(32)}:\${'0'.repeat(KEY_LENGTH * 2)}\`

      /** A salted scrypt hash as \`salt:key\`, both in hexadecimal. */
      export async function hashPassword(password: string): Promise<string> {
        const salt = randomBytes(16)
        const key = await derive(password, salt)
        return \`\${salt.toString('hex')}:\${key.toString('hex')}\`
      }

      export async function verifyPassword(password: string, hash = NOBODY): Promise<boolean> {
        const [salt = '', key = ''] = hash.split(':')
        const actual = await derive(password, Buffer.from(salt, 'hex'))
        return timingSafeEqual(actual, Buffer.from(key, 'hex'))
      }

      function derive(password: string, salt: Buffer): Promise<Buffer> {
        return new Promise((resolve, reject) => {
          scrypt(password, salt, KEY_LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
        })
      }
    `,
  )
}

function sessionsFile() {
  return file(
    'src/auth/sessions.ts',
    code`
      import { createHash, randomBytes } from 'node:crypto'
      import type { Context, MiddlewareHandler } from 'hono'
      import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
      import { HTTPException } from 'hono/http-exception'
      import type { Store, User } from '../store/types.ts'

      const COOKIE = 'session'
      const DAYS = 7

      /** Only a hash of the token is stored, so a copy of the database opens no session. */
      export async function startSession(c: Context, store: Store, userId: string): Promise<void> {
        const token = randomBytes(32).toString('base64url')
        const maxAge = DAYS * 24 * 60 * 60
        const expiresAt = new Date(Date.now() + maxAge * 1000).toISOString()
        await store.createSession({ tokenHash: hash(token), userId, expiresAt })
        const secure = c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https'
        setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge, secure })
      }

      export async function endSession(c: Context, store: Store): Promise<void> {
        const token = deleteCookie(c, COOKIE)
        if (token) await store.deleteSession(hash(token))
      }

      export async function currentUser(c: Context, store: Store): Promise<User | null> {
        const token = getCookie(c, COOKIE)
        return token ? store.findSessionUser(hash(token), new Date().toISOString()) : null
      }

      /** Answers 401 unless the request comes from someone who is signed in. */
      export function requireUser(store: Store): MiddlewareHandler {
        return async (c, next) => {
          if (!(await currentUser(c, store))) throw new HTTPException(401, { message: 'Sign in first.' })
          await next()
        }
      }

      function hash(token: string): string {
        return createHash('sha256').update(token).digest('hex')
      }
    `,
  )
}

function rateLimitFile() {
  return file(
    'src/auth/rate-limit.ts',
    code`
      const KEYS_KEPT = 10_000

      export interface RateLimitOptions {
        attempts: number
        seconds: number
      }

      /** Counts attempts per key in the memory of this process. */
      export function createRateLimit({ attempts, seconds }: RateLimitOptions) {
        const windows = new Map<string, { count: number; ends: number }>()

        return {
          /** Counts one more attempt; false when there were too many. */
          allows(key: string): boolean {
            const now = Date.now()
            const current = windows.get(key)
            const window = current && current.ends > now ? current : { count: 0, ends: now + seconds * 1000 }
            window.count += 1
            windows.delete(key)
            windows.set(key, window)
            forgetOldest(windows)
            return window.count <= attempts
          },
          reset(key: string) {
            windows.delete(key)
          },
        }
      }

      /** A map keeps the order of insertion, so its first key is the oldest. */
      function forgetOldest(windows: Map<string, unknown>) {
        const [oldest] = windows.keys()
        if (windows.size > KEYS_KEPT && oldest !== undefined) windows.delete(oldest)
      }
    `,
  )
}
