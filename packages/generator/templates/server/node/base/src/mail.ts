import { createTransport } from 'nodemailer'
import { env, isProduction } from './env.ts'

// biome-ignore format: the title may be longer than a line
const TITLE = '{{title}}'

const transport = env.SMTP_URL ? createTransport(env.SMTP_URL) : undefined

/** Without SMTP_URL, messages are written to the log, in development only. */
export const canSend = transport !== undefined || !isProduction

/** Mails the owner of an address a link for choosing a new password. */
export async function sendResetLink(to: string, token: string) {
  const subject = 'Reset your password'
  const text = [
    `Open this link within one hour to choose a new password for ${TITLE}:`,
    `${env.APP_URL.replace(/\/$/, '')}/reset-password?token=${token}`,
    'If you did not ask for this, ignore this message.',
  ].join('\n\n')
  if (transport) await transport.sendMail({ from: env.MAIL_FROM, to, subject, text })
  else console.log(`To: ${to}\nSubject: ${subject}\n\n${text}`)
}
