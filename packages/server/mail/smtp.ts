import type { Mail } from './mailbox'
import { isLoopback } from '../http/loopback'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://host:465`; checked by `isSmtpUrl`. */
  url: string
  /** The sender of every mail: an address. */
  from: string
}

/** Sends mails over SMTP. */
export interface Transport {
  /** Sends a mail under a message id that stays the same in each attempt. Rejects with a `SendError`. */
  send: (mail: Mail, messageId: string) => Promise<void>
  /** Ends the connection that is in use; no mail is sent from then on. */
  close: () => void
}

/** Why a mail was not sent. */
export class SendError extends Error {
  /** Whether the server refused this mail for good; another attempt would get the same answer. */
  readonly final: boolean

  constructor(message: string, final: boolean, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SendError'
    this.final = final
  }
}

/** How long connecting and the greeting may take, in ms. */
const CONNECT_LIMIT = 10_000
/** How long the server may be silent, in ms. */
const SILENCE_LIMIT = 20_000
/** How long one mail may take in all, in ms. A claim of the queue lasts longer (`outbox.ts`). */
export const SEND_LIMIT = 60_000
/** Longest reason that is stored, in characters. */
const LONGEST_REASON = 300

/** Whether a text is an address of an SMTP server, with the user and the password in URL encoding. */
export function isSmtpUrl(text: string): boolean {
  try {
    const { protocol, hostname, pathname, search, hash, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && !search && !hash
  } catch {
    return false
  }
}

/** The address of the server without its password, for messages. */
export function smtpNameOf(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

/** Connects on first use. A password is never sent without TLS, except to this machine. */
export async function createTransport({ url, from }: SmtpSettings): Promise<Transport> {
  const { createTransport: create } = await import('nodemailer')
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const own = isLoopback(hostname.replace(/^\[|\]$/g, ''))
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: own && !secure,
    requireTLS: !own && !secure && username !== '',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECT_LIMIT,
    greetingTimeout: CONNECT_LIMIT,
    socketTimeout: SILENCE_LIMIT,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let closed = false
  // The queue sends one mail at a time.
  let open: { close: () => void } | undefined
  return {
    async send({ to, subject, text, html, replyTo }, messageId) {
      if (closed) throw new SendError('The server is stopping', false)
      const connection = create(options)
      open = connection
      try {
        await inTime(
          connection.sendMail({
            from: { name: 'Orrery', address: from },
            to: { name: '', address: to },
            ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
            subject,
            text,
            html,
            messageId,
            // Automatic replies to a mail of a program would only come back to it.
            headers: { 'Auto-Submitted': 'auto-generated' },
          }),
        )
      } catch (error) {
        throw sendErrorOf(error)
      } finally {
        connection.close()
      }
    },
    close() {
      closed = true
      open?.close()
    },
  }
}

async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, SEND_LIMIT, new Error('The mail server took too long'))
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
    sending.catch(() => undefined)
  }
}

interface SmtpError {
  message?: string
  /** The status of the server's answer, such as 550. */
  responseCode?: number
  /** The command that was refused, such as `RCPT TO`. */
  command?: string
}

/**
 * A refusal of the recipient or of the content (5xx) is final. Everything else, a wrong password included, may be
 * mended by the operator or by time.
 */
function sendErrorOf(error: unknown): SendError {
  const { message = '', responseCode = 0, command = '' } = (error ?? {}) as SmtpError
  const final = responseCode >= 500 && responseCode !== 503 && /^(RCPT TO|DATA)$/.test(command)
  const reason = message.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'The mail server gave no reason'
  return new SendError(reason.slice(0, LONGEST_REASON), final, { cause: error })
}
