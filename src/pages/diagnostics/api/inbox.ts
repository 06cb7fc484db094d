import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  record,
  safeParse,
  string,
} from 'valibot'
import { getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'

export const MESSAGE_STATES = ['unread', 'answered', 'archived'] as const
export const MESSAGE_KINDS = ['contact', 'application', 'template_request'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
export type MessageKind = (typeof MESSAGE_KINDS)[number]

const messageSchema = object({
  id: string(),
  kind: picklist(MESSAGE_KINDS),
  name: string(),
  email: string(),
  body: string(),
  /** Further fields by name: `subject`, or `position`, `phone`, `portfolio`, `referral`. */
  details: record(string(), string()),
  file_name: nullable(string()),
  /** Bytes. */
  file_size: nullable(number()),
  state: picklist(MESSAGE_STATES),
  /** ISO 8601 */
  created_at: string(),
})

const mailSchema = object({
  id: string(),
  recipient: string(),
  subject: string(),
  /** Of the last attempt, in the words of the mail server. */
  reason: string(),
  attempts: number(),
  /** ISO 8601 */
  next_attempt_at: string(),
  /** ISO 8601; null while another attempt follows. */
  failed_at: nullable(string()),
})

const inboxSchema = object({ total: number(), unread: number(), rows: array(messageSchema) })

/** A message of a visitor. */
export type InboxMessage = InferOutput<typeof messageSchema>
/** A mail that could not be sent so far. */
export type TroubledMail = InferOutput<typeof mailSchema>

export interface Inbox {
  /** Messages that match the filter. */
  total: number
  /** Unread messages, whatever the filter. */
  unread: number
  messages: InboxMessage[]
  mails: TroubledMail[]
}

export interface InboxFilter {
  /** Empty: unread and answered messages. */
  state: MessageState | ''
  kind: MessageKind | ''
}

/** The newest `size` messages that match, and the mails that could not be sent. Rejects with a `Failure`. */
export async function readInbox(filter: InboxFilter, size: number, signal: AbortSignal): Promise<Inbox> {
  try {
    const { client } = await getBackend()
    const asked = { wanted_kind: filter.kind, wanted_state: filter.state, page_size: size }
    const [inbox, mails] = await Promise.all([
      client.rpc('inbox', asked).abortSignal(signal),
      client.rpc('troubled_mails', {}).abortSignal(signal),
    ])
    if (inbox.error ?? mails.error) throw inbox.error ?? mails.error
    const page = safeParse(inboxSchema, inbox.data)
    const troubled = safeParse(array(mailSchema), mails.data)
    if (!page.success || !troubled.success) throw new Failure('An error occurred. Please try again.')
    const { total, unread, rows } = page.output
    return { total, unread, messages: rows, mails: troubled.output }
  } catch (error) {
    throw toFailure(error)
  }
}

/** Changes the state of a message. Rejects with a `Failure`. */
export const fileMessage = (message: string, state: MessageState, signal: AbortSignal): Promise<void> =>
  change(({ client }) => client.rpc('file_message', { message, new_state: state }).abortSignal(signal))

/** Deletes a message, or restores it within an hour. Rejects with a `Failure`. */
export const deleteMessage = (message: string, deleted: boolean): Promise<void> =>
  change(({ client }) => client.rpc('delete_message', { message, deleted }))

/** Makes a mail due now. Rejects with a `Failure`. */
export const retryMail = (mail: string, signal: AbortSignal): Promise<void> =>
  change(({ client }) => client.rpc('retry_mail', { mail }).abortSignal(signal))

type BackendNow = Awaited<ReturnType<typeof getBackend>>

async function change(
  ask: (backend: BackendNow) => PromiseLike<{ data: boolean | null; error: unknown; status: number }>,
): Promise<void> {
  try {
    const { data, error, status } = await ask(await getBackend())
    if (error || status >= 300) throw error ?? new Failure('An error occurred. Please try again.')
    if (!data) throw new Failure('This is no longer in the inbox.')
  } catch (error) {
    throw toFailure(error)
  }
}

/** The attachment of a message. Rejects with a `Failure`. */
export async function readAttachment(message: string, signal: AbortSignal): Promise<Blob> {
  try {
    const { client } = await getBackend()
    const { data } = await client.auth.getSession()
    const authorization = `Bearer ${data.session?.access_token ?? ''}`
    const response = await fetch(`/api/messages/${message}/file`, { headers: { authorization }, signal })
    if (!response.ok) throw new Failure('The attachment could not be downloaded. Please try again.')
    return await response.blob()
  } catch (error) {
    throw toFailure(error)
  }
}
