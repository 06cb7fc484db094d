import { type Context, Hono } from 'hono'
import {
  check,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  trim,
} from 'valibot'
import { isAddress, receiverOf } from '../auth/auth-tools'
import type { Backend } from '../database/backend'
import type { Limits } from '../limits/limits'
import { confirmationOf, type Message, type MessageKind, noticeMail } from '../mail/messages'
import { whyNoResume } from '../mail/resume'
import type { Bodies } from './bodies'
import { callerOf, type ServerBindings, tooMany } from './responses'

/** A text on one line: nothing in it can begin another header of a mail, or hide what follows. */
const line = (longest: number) =>
  pipe(
    string(),
    trim(),
    maxLength(longest),
    check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)),
  )
const lines = (longest: number) =>
  pipe(
    string(),
    transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    maxLength(longest),
    check((text) => !/[^\P{Cc}\n\t]/u.test(text)),
  )
const sender = {
  name: pipe(line(200), minLength(1)),
  email: pipe(line(254), check(isAddress)),
}
const optionalLine = (longest: number) => optional(line(longest), '')

/** The fields of each kind of message; the text that has lines of its own is `body`. */
const SCHEMAS = {
  contact: object({ ...sender, subject: optionalLine(300), body: pipe(lines(10_000), minLength(1)) }),
  application: object({
    ...sender,
    position: pipe(line(200), minLength(1)),
    phone: optionalLine(100),
    portfolio: optionalLine(500),
    referral: optionalLine(500),
    body: optional(lines(10_000), ''),
  }),
  template_request: object({ ...sender, body: pipe(lines(10_000), minLength(1)) }),
} as const

/** Longest name of an attachment, in characters; a longer name loses its beginning, so that its ending stays. */
const LONGEST_NAME = 150

export interface MessageOptions {
  backend: Backend
  bodies: Bodies
  limits: Limits
  adminEmail: string
  publishableKey: string
  siteUrl: string
}

const TOO_MANY = 'Too many messages from this address. Please wait before sending another.'

/**
 * `POST /api/messages`: a message of a visitor, as `multipart/form-data` with `kind` (`contact`, `application`,
 * `template_request`), its fields and for an application the file `resume`. Answers 201 with `{ confirmed }`: whether a
 * confirmation is mailed to the sender. Refusals are `{ error }` with 400, 413, 429, 503 or 507.
 *
 * `GET /api/messages/:id/file`: the attachment, for administrators.
 */
export function messageRoutes({
  backend,
  bodies,
  limits,
  adminEmail,
  publishableKey,
  siteUrl,
}: MessageOptions): Hono<ServerBindings> {
  const { database, deliver, exclusively, exclusivelyWithoutTidy } = backend
  const app = new Hono<ServerBindings>()

  app.post('/api/messages', async (c) => {
    const refuse = (wait: number) => tooMany(c, wait, TOO_MANY)
    const counted = [
      ['messagePerPeer', callerOf(c)],
      ['messageInAll', 'all'],
    ] as const
    const early = await limits.wait(counted)
    if (early > 0) return refuse(early)
    const message = await messageOf(c, await bodies.takeBytes(c))
    if (typeof message === 'string') return c.json({ error: message }, 400)
    const wait = await limits.take(counted)
    if (wait > 0) return refuse(wait)
    const confirmed = (await limits.take([['receiptPerReceiver', receiverOf(message.email)]])) === 0
    const stored = await exclusively(() => receive(message, confirmed), callerOf(c))
    return stored ? c.json({ confirmed }, 201) : c.json({ error: 'The inbox is full' }, 507)
  })

  /** Stores a message and its mails, all or nothing. False when there is no room. */
  async function receive(message: Message, confirmed: boolean): Promise<boolean> {
    const { kind, name, email, body, details, file } = message
    await database.exec('begin')
    try {
      const { rows } = await database.query<{ id: string | null }>(
        'select private.receive_message($1, $2, $3, $4, $5::jsonb, $6, $7) as id',
        [kind, name, email, body, JSON.stringify(details), file?.name ?? null, file?.bytes ?? null],
      )
      if (rows[0]?.id) {
        await deliver(noticeMail(adminEmail, siteUrl, message))
        if (confirmed) await deliver(confirmationOf(message))
      }
      await database.exec('commit')
      return true
    } catch (error) {
      await database.exec('rollback')
      if ((error as { code?: string }).code === 'PT507') return false
      throw error
    }
  }

  app.get('/api/messages/:id/file', async (c) => {
    const id = c.req.param('id')
    const found = await exclusivelyWithoutTidy(() => attachmentFor(c, id), callerOf(c))
    if (typeof found === 'number') return c.json({ error: REFUSALS[found] }, found)
    c.header('content-type', 'application/octet-stream')
    c.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
    c.header('x-content-type-options', 'nosniff')
    return c.body(Uint8Array.from(found.bytes))
  })

  /** The attachment of a message, or the status of the refusal. */
  async function attachmentFor(
    c: Context<ServerBindings>,
    id: string,
  ): Promise<{ name: string; bytes: Uint8Array } | 401 | 403 | 404> {
    const headers = { apikey: publishableKey, authorization: c.req.header('authorization') ?? '' }
    const owner = await backend.fetch(new Request(new URL('/auth/v1/user', siteUrl), { headers }), null)
    if (!owner.ok) return 401
    const { id: caller } = (await owner.json()) as { id: string }
    const { rows: admins } = await database.query(
      `select from public.profiles where id = $1 and role = 'admin' and status = 'active'`,
      [caller],
    )
    if (admins.length === 0) return 403
    const { rows } = await database.query<{ name: string; bytes: Uint8Array }>(
      `select m.file_name as name, f.bytes from public.messages m join private.message_files f on f.message_id = m.id
       where m.id::text = $1 and m.deleted_at is null`,
      [id],
    )
    return rows[0] ?? 404
  }

  return app
}

const REFUSALS = {
  401: 'Please sign in again',
  403: 'Only administrators may read messages',
  404: 'There is no such attachment',
}

const isKind = (value: unknown): value is MessageKind =>
  typeof value === 'string' && Object.hasOwn(SCHEMAS, value)

/** The message of a body, or why it is none. */
async function messageOf(c: Context, bytes: Uint8Array): Promise<Message | string> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type)) return 'A message is sent as multipart/form-data'
  const form = await new Response(bytes as BodyInit, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form) return 'The message cannot be read'
  const entries = [...form]
  if (entries.length > 20) return 'The message has too many fields'
  const { kind, ...fields } = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  if (!isKind(kind)) return 'The kind of the message is not known'
  const { success, output, issues } = safeParse(SCHEMAS[kind], fields)
  if (!success) return `The field ${String(issues[0].path?.[0]?.key ?? '')} cannot be used`
  const { name, email, body, ...details } = output
  const message: Message = { kind, name, email, body, details: withoutEmpty(details), file: null }
  if (kind !== 'application') return message
  const resume = form.get('resume')
  if (!(resume instanceof File)) return 'Please choose your resume'
  const content = new Uint8Array(await resume.arrayBuffer())
  const fault = whyNoResume(resume.name, content)
  return fault ?? { ...message, file: { name: plainName(resume.name), bytes: content } }
}

const withoutEmpty = (details: Record<string, string>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))

/** A file name without folders, controls, and the signs that a file system or a header reads. */
const plainName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '_')
    .slice(-LONGEST_NAME)
