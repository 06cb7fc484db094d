import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Mail } from './mailbox'

/** Digits of a one-time code. */
export const OTP_LENGTH = 10

const file = (name: string) =>
  fileURLToPath(new URL(`../../../supabase/templates/${name}.html`, import.meta.url))

/** Subject and HTML of every mail of the auth service, as in supabase/config.toml. */
export const TEMPLATES = {
  confirmation: { subject: 'Confirm your address', content_path: file('confirmation') },
  recovery: { subject: 'Choose a new password', content_path: file('recovery') },
  magic_link: { subject: 'Your sign-in link', content_path: file('magic_link') },
  email_change: { subject: 'Confirm your new address', content_path: file('email_change') },
}

const PASSWORD_CHANGED = { subject: 'Your password was changed', content_path: file('password_changed') }
/** With a link, unlike the notice of hosted Supabase, which asks the old address before. */
const ADDRESS_CHANGED = { subject: 'Your address was changed', content_path: file('email_undo') }

/** Informs the owner of an address that the account's password has changed. */
export async function passwordChangedMail(to: string, siteUrl: string): Promise<Mail> {
  const { subject, content_path } = PASSWORD_CHANGED
  const html = (await readFile(content_path, 'utf8')).replaceAll('{{ .SiteURL }}', siteUrl)
  return withPlainText({ to, subject, text: '', html })
}

/** The hash of a new one-time code for an address, made as the library makes it. */
export function newTokenHash(email: string): string {
  const code = Array.from({ length: OTP_LENGTH }, () => randomInt(10)).join('')
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
}

/** The mail of a sign-up, with the link that confirms it. */
export const confirmationMail = (email: string, tokenHash: string, siteUrl: string): Promise<Mail> =>
  linkMail(TEMPLATES.confirmation, email, tokenHash, siteUrl)

/** Informs the owner of a former address that it was changed, with the link that undoes it. */
export const addressChangedMail = (email: string, token: string, siteUrl: string): Promise<Mail> =>
  linkMail(ADDRESS_CHANGED, email, token, siteUrl)

async function linkMail(
  { subject, content_path }: { subject: string; content_path: string },
  to: string,
  tokenHash: string,
  siteUrl: string,
): Promise<Mail> {
  const html = (await readFile(content_path, 'utf8'))
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .TokenHash }}', tokenHash)
  return withPlainText({ to, subject, text: '', html })
}

/** The service's own text part links past the app; this one says what the HTML part says, with its link. */
export function withPlainText(mail: Mail): Mail {
  const words = [...mail.html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, part = '']) => {
    const link = /href="([^"]+)"/.exec(part)?.[1]?.replaceAll('&amp;', '&')
    return link ? `Open this link in your browser:\n${link}` : part.trim()
  })
  return { ...mail, text: `${[mail.subject, ...words].join('\n\n')}\n` }
}
