import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Mail } from './mailbox'
import { withPlainText } from './mails'

/** The words of an invitation, as the database stores them. */
export interface InvitationWords {
  email: string
  role: string
  workspace: string
  /** The inviter's username, or the address of an inviter without one. */
  inviter: string
}

const TEMPLATE = fileURLToPath(new URL('../../../supabase/templates/invitation.html', import.meta.url))
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** On one line, so that a name cannot add a header to the mail. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
/** With a word joiner after each dot inside a word, because mail programs make links of bare domains. It is not visible. */
const unlinked = (text: string) => plain(text).replace(/([.．。｡])(?=\S)/g, '$1\u2060')
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)
const unescaped = (text: string) =>
  Object.entries(ENTITIES).reduceRight((rest, [sign, entity]) => rest.replaceAll(entity, sign), text)

/**
 * The mail of an invitation. It links to the app and grants nothing: the invitation is accepted by an account with
 * this address.
 */
export async function invitationMail(words: InvitationWords, siteUrl: string): Promise<Mail> {
  const values: Record<string, string> = {
    SiteURL: siteUrl,
    Email: escaped(plain(words.email)),
    Role: escaped(plain(words.role)),
    Workspace: escaped(unlinked(words.workspace)),
    Inviter: escaped(plain(words.inviter)),
  }
  // Replaced in one pass, so that a name cannot be a placeholder.
  const html = (await readFile(TEMPLATE, 'utf8')).replace(
    /\{\{ \.(\w+) \}\}/g,
    (mark, name: string) => values[name] ?? mark,
  )
  const subject = `${plain(words.inviter)} invited you to “${unlinked(words.workspace)}” on Orrery`
  const mail = withPlainText({ to: words.email, subject, text: '', html })
  return { ...mail, text: unescaped(mail.text) }
}
