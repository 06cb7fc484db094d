import { db } from './client.ts'

export interface Account {
  id: string
  email: string
  password: string
}

/** The pending password reset of an account. */
export interface Reset {
  hash: string
  /** In ms since 1970. */
  expiresAt: number
}

/** Returns false when the address is taken. */
export async function addAccount(account: Account) {
  const added = await db.set(`email:${account.email}`, account.id, { condition: 'NX' })
  if (added) await db.set(`account:${account.id}`, JSON.stringify(account))
  return added !== null
}

export async function findAccount(id: string): Promise<Account | undefined> {
  const text = await db.get(`account:${id}`)
  return text ? JSON.parse(text) : undefined
}

export async function findAccountByEmail(email: string) {
  const id = await db.get(`email:${email}`)
  return id ? findAccount(id) : undefined
}

export const addSession = (token: string, accountId: string, seconds: number) =>
  db
    .multi()
    .set(`session:${token}`, accountId, { expiration: { type: 'EX', value: seconds } })
    .sAdd(`sessions:${accountId}`, token)
    .expire(`sessions:${accountId}`, seconds)
    .exec()

/** Returns the id of the account. */
export const findSession = (token: string) => db.get(`session:${token}`)

export const removeSession = (token: string) => db.del(`session:${token}`)

export const saveReset = (accountId: string, reset: Reset) =>
  db.set(`reset:${accountId}`, JSON.stringify(reset), {
    expiration: { type: 'PXAT', value: reset.expiresAt },
  })

export async function findReset(accountId: string): Promise<Reset | undefined> {
  const text = await db.get(`reset:${accountId}`)
  return text ? JSON.parse(text) : undefined
}

/** Uses up the link, sets the password and ends all sessions. Returns false when the link was used in the meantime. */
export async function changePassword(accountId: string, password: string, _: Reset) {
  const account = await findAccount(accountId)
  if (!account || (await db.del(`reset:${accountId}`)) === 0) return false
  const tokens = await db.sMembers(`sessions:${accountId}`)
  await db
    .multi()
    .set(`account:${accountId}`, JSON.stringify({ ...account, password }))
    .del([`sessions:${accountId}`, ...tokens.map((token) => `session:${token}`)])
    .exec()
  return true
}
