import { db } from './client.ts'

export interface Account {
  id: string
  email: string
  password: string
}

/** False when the address is taken. */
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
  db.set(`session:${token}`, accountId, { expiration: { type: 'EX', value: seconds } })

/** The id of the account. */
export const findSession = (token: string) => db.get(`session:${token}`)

export const removeSession = (token: string) => db.del(`session:${token}`)
