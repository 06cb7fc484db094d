import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Mail } from './mailbox'

/** Digits of a one-time code. */
export const OTP_LENGTH = 8

const file = (name: string) => fileURLToPath(new URL(`../supabase/templates/${name}.html`, import.meta.url))

/** Subject and HTML of every mail of the auth service, as in supabase/config.toml. */
export const TEMPLATES = {
  confirmation: { subject: 'Confirm your address', content_path: file('confirmation') },
  recovery: { subject: 'Choose a new password', content_path: file('recovery') },
  magic_link: { subject: 'Your sign-in link', content_path: file('magic_link') },
  email_change: { subject: 'Confirm your new address', content_path: file('email_change') },
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
  return link ? { ...mail, text: `${mail.subject}\n\nOpen this link in your browser:\n${link}\n` } : mail
}
