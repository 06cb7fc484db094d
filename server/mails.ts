import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Mail, OTP_LENGTH } from './backend'

const CONFIRMATION = fileURLToPath(new URL('../supabase/templates/confirmation.html', import.meta.url))

/** A new one-time code for an address: the hash that the database keeps, and the mail that carries it. */
export async function confirmationMail(
  email: string,
  siteUrl: string,
): Promise<{ tokenHash: string; mail: Mail }> {
  const code = Array.from({ length: OTP_LENGTH }, () => randomInt(10)).join('')
  const tokenHash = createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
  const template = await readFile(CONFIRMATION, 'utf8')
  const html = template.replaceAll('{{ .SiteURL }}', siteUrl).replaceAll('{{ .TokenHash }}', tokenHash)
  return { tokenHash, mail: withPlainText({ to: email, subject: 'Confirm your address', text: '', html }) }
}

/** The service's own text part links past the app; this one carries the link of the HTML part. */
export function withPlainText(mail: Mail): Mail {
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&')
  return link ? { ...mail, text: `${mail.subject}\n\nOpen this link in your browser:\n${link}\n` } : mail
}
