import { createHash, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { parse, serialize } from 'hono/utils/cookie'
import {
  addAccount,
  addSession,
  changePassword,
  findAccount,
  findAccountByEmail,
  findReset,
  findSession,
  removeSession,
  saveReset,
} from './db/accounts.ts'
import { isReachable } from './db/client.ts'
import { isProduction } from './env.ts'
import { INVALID_LINK, unreachable } from './http.ts'
import { sendResetLink } from './mail.ts'

interface Credentials {
  email: string
  password: string
}

export const SESSION_COOKIE = 'session'
const LIFETIME = 30 * 24 * 60 * 60

const cookie = (token: string, seconds: number) =>
  serialize(SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isProduction,
    path: '/',
    maxAge: seconds,
  })
const tokenOf = (headers: Headers) => parse(headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE]

/** Only the hash of a token is stored: reading the database is not enough to sign in. */
const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)
const derived = (password: string, salt: Buffer) =>
  derive(password, salt, 64, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 })

async function hash(password: string) {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await derived(password, salt)).toString('hex')}`
}

async function isRight(password: string, kept: string) {
  const [salt = '', key = ''] = kept.split(':')
  return timingSafeEqual(await derived(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'))
}

async function session({ id, email }: { id: string; email: string }) {
  const token = randomBytes(32).toString('base64url')
  await addSession(hashed(token), id, LIFETIME)
  return { user: { id, email }, cookies: [cookie(token, LIFETIME)] }
}

/** Creates an account and signs in to it. The response must set the cookies. */
export async function signUp({ email, password }: Credentials) {
  const account = { id: randomUUID(), email: email.toLowerCase(), password: await hash(password) }
  if (!(await addAccount(account))) {
    throw new HTTPException(409, { message: 'An account with this email address already exists.' })
  }
  return session(account)
}

/** An unknown address takes as long as a wrong password: the response time must not reveal which it was. */
const nobody = hash(randomBytes(16).toString('hex'))

export async function signIn({ email, password }: Credentials) {
  const account = await findAccountByEmail(email.toLowerCase())
  if (!(await isRight(password, account?.password ?? (await nobody))) || !account) {
    throw new HTTPException(401, { message: 'The email address or password is incorrect.' })
  }
  return session(account)
}

export async function signOut(headers: Headers) {
  const token = tokenOf(headers)
  if (token) await removeSession(hashed(token))
  return [cookie('', 0)]
}

export async function userOf(headers: Headers) {
  const token = tokenOf(headers)
  const id = token ? await findSession(hashed(token)) : undefined
  const account = id ? await findAccount(id) : undefined
  return account ? { id: account.id, email: account.email } : null
}

const HOUR = 60 * 60 * 1000

/** Sends the link to the address if there is an account for it. A new link replaces the one before. */
export async function forgotPassword(email: string) {
  const account = await findAccountByEmail(email.toLowerCase())
  if (!account) return
  const secret = randomBytes(32).toString('base64url')
  await saveReset(account.id, { hash: hashed(secret), expiresAt: Date.now() + HOUR })
  await sendResetLink(account.email, `${account.id}.${secret}`)
}

/** Changes the password of the account that the link belongs to, and ends its sessions. */
export async function resetPassword({ token, password }: { token: string; password: string }) {
  const [, id = '', secret = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const reset = id ? await findReset(id) : undefined
  const valid =
    reset !== undefined &&
    reset.expiresAt > Date.now() &&
    timingSafeEqual(Buffer.from(hashed(secret)), Buffer.from(reset.hash))
  if (!valid || !(await changePassword(id, await hash(password), reset))) {
    throw new HTTPException(400, { message: INVALID_LINK })
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    userId: string
  }
}

/** Admits only signed-in users; their id is in `c.var.userId`. */
export const signedIn = createMiddleware(async (c, next) => {
  const user = await userOf(c.req.raw.headers)
  if (!user)
    throw (await isReachable()) ? new HTTPException(401, { message: 'Sign in first.' }) : unreachable()
  c.set('userId', user.id)
  await next()
})
