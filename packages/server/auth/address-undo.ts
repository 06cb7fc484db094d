import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { accountLocked } from './auth-tools'
import type { Backend } from '../database/backend'
import { authError } from '../http/responses'
import { makeFree } from './users'

/** SQL for how long the link of an old address works. */
const EXPIRED = `sent_at < now() - interval '7 days'`

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A link with which the reader of `email` takes the account back; the database keeps its hash only. */
export async function newUndoLink({ database }: Backend, userId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await database.query(`delete from private.undo_links where ${EXPIRED}`)
  await database.query('insert into private.undo_links (token_hash, user_id, email) values ($1, $2, $3)', [
    hashOf(token),
    userId,
    email,
  ])
  return token
}

interface UndoLink {
  user_id: string
  email: string
  locked: boolean
}

/**
 * Restores the account's former address and answers with the account. Ends all sessions and voids the
 * password: the owner sets another through a recovery mail. Null when the link is invalid.
 */
export async function undoAddressChange(
  c: Context,
  backend: Backend,
  token: string,
): Promise<Response | null> {
  const { database } = backend
  const { rows } = await database.query<UndoLink>(
    `select l.user_id, l.email, p.status = 'locked' as locked from private.undo_links l
     join public.profiles p on p.id = l.user_id where l.token_hash = $1 and not (${EXPIRED})`,
    [hashOf(token)],
  )
  const link = rows[0]
  if (!link) return null
  if (link.locked) return accountLocked(c)
  if (!(await makeFree(backend, link.email, link.user_id)))
    return authError(c, 422, 'email_exists', 'Another account has this address now')
  await database.query('select private.undo_address_change($1)', [hashOf(token)])
  return c.json({ email: link.email })
}
