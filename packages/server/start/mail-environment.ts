import { isAddress } from '../auth/auth-tools'
import { isSmtpUrl, type SmtpSettings } from '../mail/smtp'

/** How mails leave the server. */
export interface MailSettings {
  smtp: SmtpSettings
  /** Whether mails are stored in the local mailbox, too. */
  mailbox: boolean
}

/**
 * Reads SMTP_URL, MAIL_FROM and MAILBOX: null without an SMTP server. Adds a sentence to `problems` for every bad value; the
 * address is never shown, because it contains a password.
 */
export function readMailSettings(
  env: Record<string, string | undefined>,
  problems: string[],
): MailSettings | null {
  const url = env.SMTP_URL?.trim()
  const from = env.MAIL_FROM?.trim() || env.ADMIN_EMAIL?.trim()
  const mailbox = env.MAILBOX?.trim() || 'off'
  if (mailbox !== 'on' && mailbox !== 'off') problems.push('MAILBOX: expected on or off')
  if (!url) {
    if (env.MAIL_FROM?.trim()) problems.push('MAIL_FROM: needs SMTP_URL, the server that sends the mails')
    return null
  }
  if (!isSmtpUrl(url))
    problems.push(
      'SMTP_URL: expected an address such as smtp://user:password@mail.example.org:587, or smtps:// for port 465; ' +
        'special characters of the user or the password are written in URL encoding, such as %40 for @',
    )
  if (!env.ADMIN_EMAIL?.trim())
    problems.push(
      'ADMIN_EMAIL: needed with SMTP_URL, because messages of visitors are mailed to this address',
    )
  else if (!from || !isAddress(from))
    problems.push('MAIL_FROM: expected the address that mails are sent from, such as orrery@example.org')
  return { smtp: { url, from: from ?? '' }, mailbox: mailbox === 'on' }
}

/** Whether mails are stored in the local mailbox: always without an SMTP server, with it only when asked for. */
export const hasMailbox = (mail: MailSettings | null): boolean => mail === null || mail.mailbox
