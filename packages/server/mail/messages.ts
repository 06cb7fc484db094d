import type { Mail } from './mailbox'

export type MessageKind = 'contact' | 'application' | 'template_request'

/** A message of a visitor, checked by `http/messages.ts`. */
export interface Message {
  kind: MessageKind
  name: string
  email: string
  body: string
  /** Further fields by name; empty fields are left out. */
  details: Record<string, string>
  file: { name: string; bytes: Uint8Array } | null
}

const NAMES: Record<MessageKind, string> = {
  contact: 'message',
  application: 'job application',
  template_request: 'template request',
}

/** Informs the administrator of a message. An answer to the mail goes to the sender of the message. */
export function noticeMail(
  to: string,
  siteUrl: string,
  { kind, name, email, body, details, file }: Message,
): Mail {
  const inbox = `${siteUrl}/diagnostics?tab=inbox`
  const fields = Object.entries({ name, email, ...details, ...(file ? { attachment: file.name } : {}) })
  const text = [
    `New ${NAMES[kind]}`,
    fields.map(([field, value]) => `${field}: ${value}`).join('\n'),
    ...(body ? [body] : []),
    `Open the inbox:\n${inbox}`,
  ]
  const html = [
    ...fields.map(
      ([field, value]) => `<p style="margin: 0 0 4px"><b>${escaped(field)}:</b> ${escaped(value)}</p>`,
    ),
    `<p style="margin: 20px 0; white-space: pre-wrap">${escaped(body)}</p>`,
    `<p style="margin: 0"><a href="${escaped(inbox)}" style="color: #8a5f10">Open the inbox</a></p>`,
  ]
  const subject = `New ${NAMES[kind]}`
  return { to, replyTo: email, subject, text: `${text.join('\n\n')}\n`, html: page(subject, html.join('\n')) }
}

/**
 * Confirms to the sender that a message arrived. The address is unproven, so the mail repeats nothing that the sender
 * typed: it cannot carry a stranger's words to another address.
 */
export function confirmationOf({ kind, email }: Message): Mail {
  const subject = `We received your ${NAMES[kind]}`
  const words = [
    `Thank you. Your ${NAMES[kind]} arrived, and we will answer it.`,
    'If you did not send it, ignore this email: another person typed your address.',
  ]
  const html = words.map((sentence) => `<p style="margin: 0 0 16px">${sentence}</p>`).join('\n')
  return { to: email, subject, text: `${[subject, ...words].join('\n\n')}\n`, html: page(subject, html) }
}

/** The mail of `npm run mail:test`. */
export function testMail(to: string, siteUrl: string): Mail {
  const subject = 'Test email from Orrery'
  const sentence = `Email from ${siteUrl} works.`
  return {
    to,
    subject,
    text: `${sentence}\n`,
    html: page(subject, `<p style="margin: 0">${escaped(sentence)}</p>`),
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body style="margin: 0; background: #faf8f4; color: #171a20; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif">
    <div style="max-width: 32rem; margin: 0 auto; padding: 40px 24px">
      <p style="margin: 0 0 32px; font-weight: 600">Orrery</p>
      <h1 style="margin: 0 0 12px; font-size: 22px; line-height: 1.3">${title}</h1>
${content}
    </div>
  </body>
</html>
`
