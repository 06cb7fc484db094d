import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Mail } from './mailbox'

/** Digits of a one-time code. */
export const OTP_LENGTH = 10

const file = (name: string) => fileURLToPath(new URL(`../supabase/templates/${name}.html`, import.meta.url))

/** Subject and HTML of every mail of the auth service, as in supabase/config.toml. */
export const TEMPLATES = {
  confirmation: { subject: 'Confirm your address', content_path: file('confirmation') },
  recovery: { subject: 'Choose a new password', content_path: file('recovery') },
  magic_link: { subject: 'Your sign-in link', content_path: file('magic_link') },
  email_change: { subject: 'Confirm your new address', content_path: file('email_change') },
}

/** Subject and HTML of the notices that nobody has to answer. */
const NOTICES = {
  email_changed: { subject: 'Your address was changed', content_path: file('email_changed') },
  password_changed: { subject: 'Your password was changed', content_path: file('password_changed') },
}

/** Tells the reader of an address what happened to the account. */
export async function noticeMail(notice: keyof typeof NOTICES, to: string, siteUrl: string): Promise<Mail> {
  const { subject, content_path } = NOTICES[notice]
  const html = (await readFile(content_path, 'utf8')).replaceAll('{{ .SiteURL }}', siteUrl)
  return withPlainText({ to, subject, text: '', html })
}

/** A new one-time code for an address: the hash that the database keeps, and the mail that carries it. */
export async function confirmationMail(
  email: string,
  siteUrl: string,
): Promise<{ tokenHash: string; mail: Mail }> {
  const code = Array.from({ length: OTP_LENGTH }, () => randomInt(10)).join('')
  const tokenHash = createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
  const { subject, content_path } = TEMPLATES.confirmation
  const html = (await readFile(content_path, 'utf8'))
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .TokenHash }}', tokenHash)
  return { tokenHash, mail: withPlainText({ to: email, subject, text: '', html }) }
}

/** The service's own text part links past the app; this one carries the link of the HTML part. */
export function withPlainText(mail: Mail): Mail {
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&')
  const rest = link ? `Open this link in your browser:\n${link}` : wordsOf(mail.html)
  return { ...mail, text: `${mail.subject}\n\n${rest}\n` }
}

/** The paragraphs of a mail without their markup. */
const wordsOf = (html: string) =>
  [...html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, words]) => words?.trim()).join('\n\n')
