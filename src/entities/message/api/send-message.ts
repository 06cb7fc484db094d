import { boolean, object, optional, safeParse, string } from 'valibot'
import { readBuildBackend } from '@/shared/config'
import { connectionFailure, Failure, toFailure } from '@/shared/lib/failure'
import type { Sent } from '../model/message'

/** The fields of a message as `POST /api/messages` takes them, and the attachment of an application. */
export interface Outgoing {
  kind: 'contact' | 'application' | 'template_request'
  fields: Readonly<Record<string, string>>
  resume?: { name: string; content: Blob }
}

/** Whether this build can have a server that receives messages. A build for a hosted Supabase project has none. */
export const canSendMessages = (): boolean => readBuildBackend(import.meta.env).kind === 'embedded'

const accepted = object({ confirmed: boolean() })
const refused = object({ error: optional(string()), msg: optional(string()) })

const unavailable = () => new Failure('Sending is not available on this site.', 'notConfigured')

/**
 * Sends a message to the people who run this installation. Rejects with a `Failure`; its kind is `notConfigured` where no
 * server receives messages, as on a static host.
 */
export async function sendMessage({ kind, fields, resume }: Outgoing, signal: AbortSignal): Promise<Sent> {
  if (!canSendMessages()) throw unavailable()
  const body = new FormData()
  body.append('kind', kind)
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (resume) body.append('resume', resume.content, resume.name)
  const response = await fetch('/api/messages', { method: 'POST', body, signal }).catch((error: unknown) => {
    throw toFailure(error)
  })
  const answer: unknown = await response.json().catch(() => null)
  const sent = safeParse(accepted, answer)
  if (response.status === 201 && sent.success) return sent.output
  const { error, msg } = safeParse(refused, answer).success
    ? (answer as { error?: string; msg?: string })
    : {}
  const reason = error ?? msg
  // A static host answers with a page, or refuses the method.
  if (!reason || response.status === 404 || response.status === 405)
    throw response.status >= 500 ? connectionFailure() : unavailable()
  throw new Failure(reason, response.status === 429 ? 'rateLimited' : 'other')
}
