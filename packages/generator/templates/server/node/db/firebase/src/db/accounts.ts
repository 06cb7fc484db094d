import { FieldValue } from 'firebase-admin/firestore'
import { db } from './client.ts'

export interface Account {
  id: string
  email: string
  password: string
  reset?: Reset
}

/** The pending password reset of an account. */
export interface Reset {
  hash: string
  /** In ms since 1970. */
  expiresAt: number
}

const accounts = db.collection('accounts')
const addresses = db.collection('addresses')
const sessions = db.collection('sessions')

/** Returns false when the address is taken. */
export const addAccount = (account: Account) =>
  db.runTransaction(async (transaction) => {
    const address = addresses.doc(account.email)
    if ((await transaction.get(address)).exists) return false
    transaction.create(address, { accountId: account.id }).create(accounts.doc(account.id), account)
    return true
  })

export async function findAccount(id: string) {
  const found = await accounts.doc(id).get()
  return found.data() as Account | undefined
}

export async function findAccountByEmail(email: string) {
  const found = await addresses.doc(email).get()
  return found.exists ? findAccount(found.get('accountId')) : undefined
}

export const addSession = (token: string, accountId: string, seconds: number) =>
  sessions.doc(token).set({ accountId, expiresAt: new Date(Date.now() + seconds * 1000) })

/** Returns the id of the account. */
export async function findSession(token: string): Promise<string | undefined> {
  const found = await sessions.doc(token).get()
  return found.exists && found.get('expiresAt').toDate() > new Date() ? found.get('accountId') : undefined
}

export const removeSession = (token: string) => sessions.doc(token).delete()

export const saveReset = (accountId: string, reset: Reset) => accounts.doc(accountId).update({ reset })

export const findReset = async (accountId: string) => (await findAccount(accountId))?.reset

/** Uses up the link, sets the password and ends all sessions. Returns false when the link was used in the meantime. */
export const changePassword = (accountId: string, password: string, reset: Reset) =>
  db.runTransaction(async (transaction) => {
    const account = accounts.doc(accountId)
    const [found, open] = await Promise.all([
      transaction.get(account),
      transaction.get(sessions.where('accountId', '==', accountId)),
    ])
    if (found.get('reset')?.hash !== reset.hash) return false
    transaction.update(account, { password, reset: FieldValue.delete() })
    for (const session of open.docs) transaction.delete(session.ref)
    return true
  })
