import { type Context, Hono } from 'hono'
import { isAddress } from '../auth/auth-tools'
import type { Backend } from '../database/backend'
import { peerOf, requestOf, type ServerBindings } from '../http/responses'
import { invitationMail, type InvitationWords } from '../mail/invitation-mail'

const WORDS = `
select i.email, i.role, w.name as workspace, coalesce(p.username, p.email) as inviter
from public.invitations i
join public.workspaces w on w.id = i.workspace_id
join public.profiles p on p.id = i.invited_by
where i.id::text = $1`

/**
 * Mails each invitation that the database accepts; the database decides about rights and limits. Runs with the
 * database to itself.
 */
export function invitationRoutes(backend: Backend, siteUrl: string): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  app.post('/rest/v1/rpc/invite_member', async (c) => {
    const { email } = (await c.req.json()) as { email: string }
    if (!isAddress(email.trim()))
      return c.json({ code: '22023', message: 'Enter a valid email address', details: null, hint: null }, 400)
    const response = await backend.fetch(await requestOf(c), peerOf(c))
    if (response.ok) await send(c, (await response.clone().json()) as string)
    return response
  })

  /** A mail that cannot be stored does not undo the invitation, which the invited account sees in the app as well. */
  async function send(c: Context, id: string): Promise<void> {
    try {
      const { rows } = await backend.database.query<InvitationWords>(WORDS, [id])
      if (rows[0]) await backend.deliver(await invitationMail(rows[0], siteUrl))
    } catch (error) {
      console.error(`${c.req.method} ${c.req.path}: the mail was not sent: ${(error as Error).message}`)
    }
  }
  return app
}
