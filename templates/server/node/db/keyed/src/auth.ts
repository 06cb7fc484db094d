import { createHash, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { parse, serialize } from 'hono/utils/cookie'
import {
  addAccount,
  addSession,
  findAccount,
  findAccountByEmail,
  findSession,
  removeSession,
} from './db/accounts.ts'
import { isReachable } from './db/client.ts'
import { isProduction } from './env.ts'
import { unreachable } from './http.ts'

interface Credentials {
  email: string
  password: string
}

const COOKIE = 'session'
const LIFETIME = 30 * 24 * 60 * 60

const cookie = (token: string, seconds: number) =>
  serialize(COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isProduction,
    path: '/',
    maxAge: seconds,
  })
const tokenOf = (headers: Headers) => parse(headers.get('cookie') ?? '', COOKIE)[COOKIE]

/** Only the hash of a token is kept: who reads the database cannot sign in with what is there. */
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

/** Makes an account and signs it in. The cookies are those to answer with. */
export async function signUp({ email, password }: Credentials) {
  const account = { id: randomUUID(), email: email.toLowerCase(), password: await hash(password) }
  if (!(await addAccount(account))) {
    throw new HTTPException(409, { message: 'There is an account with this address.' })
  }
  return session(account)
}

/** As slow for an address that nobody has as for one with another password. */
const nobody = hash(randomBytes(16).toString('hex'))

export async function signIn({ email, password }: Credentials) {
  const account = await findAccountByEmail(email.toLowerCase())
  if (!(await isRight(password, account?.password ?? (await nobody))) || !account) {
    throw new HTTPException(401, { message: 'The address or the password is wrong.' })
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

declare module 'hono' {
  interface ContextVariableMap {
    userId: string
  }
}

/** Lets only signed-in people pass; their id is in `c.var.userId`. */
export const signedIn = createMiddleware(async (c, next) => {
  const user = await userOf(c.req.raw.headers)
  if (!user)
    throw (await isReachable()) ? new HTTPException(401, { message: 'Sign in first.' }) : unreachable()
  c.set('userId', user.id)
  await next()
})
