import { expect } from 'vitest'
import { served } from './served'

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601 */
  sentAt: string
}

/** Waits for the newest mail to an address, optionally with a matching subject, and returns it. */
export async function readMail(to: string, subject = /./): Promise<Mail> {
  let found: Mail | undefined
  const look = async () => {
    const response = await fetch(served().mailbox.replace('?', '/messages?'))
    const mails = (await response.json()) as Mail[]
    found = mails.find((mail) => mail.to === to && subject.test(mail.subject))
    return found?.to
  }
  await expect.poll(look, { timeout: 10_000, message: `no mail ${subject} for ${to}` }).toBe(to)
  return found as Mail
}

/** The path of the first link into the app that a mail carries. */
export function linkIn(mail: Mail): string {
  const link = mail.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`No link in the mail "${mail.subject}"`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
