import type { Mail } from '../mail/mailbox'
import { withPlainText } from '../mail/mails'

/** A change of an alert, as `private.evaluate_alerts` describes it. */
export interface AlertChange {
  endpoint: string
  /** Of the endpoint. */
  name: string
  kind: 'error_share' | 'p95_ms' | 'psi' | 'silent_minutes'
  state: 'firing' | 'resolved'
  value: number
  threshold: number
  /** Of drift: the column. */
  detail: string | null
  receivers: string[]
}

const figure = (value: number) => `${Number(value.toPrecision(3))}`
const WORDS: Record<AlertChange['kind'], (change: AlertChange) => string> = {
  error_share: ({ value, threshold }) =>
    `${figure(value * 100)}% of the requests of the last 5 minutes failed; the threshold is ${figure(threshold * 100)}%`,
  p95_ms: ({ value, threshold }) =>
    `95% of the answers of the last 5 minutes took up to ${figure(value)} ms; the threshold is ${figure(threshold)} ms`,
  psi: ({ value, threshold, detail }) =>
    `the values of ${detail ?? 'a column'} drifted by a PSI of ${figure(value)}; the threshold is ${figure(threshold)}`,
  silent_minutes: ({ value, threshold }) =>
    `there was no request for ${Math.floor(value)} minutes; the threshold is ${figure(threshold)}`,
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The mail of an alert that fired or was resolved, for one receiver. */
export function alertMail(change: AlertChange, to: string, siteUrl: string): Mail {
  const isOver = change.state === 'resolved'
  const subject = `${isOver ? 'Resolved' : 'Alert'}: ${plain(change.name)}`
  const words = plain(
    isOver ? `An alert of ${change.name} is over.` : `${change.name}: ${WORDS[change.kind](change)}.`,
  )
  const link = `${siteUrl}/ai-ml-platform/endpoints/${change.endpoint}`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>${escaped(subject)}</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; color: #171a20">
<p>${escaped(words)}</p>
<p><a href="${link}">Open the endpoint</a></p>
<p>You get these mails because you asked for them on the page of the endpoint.</p>
</body></html>`
  const mail = withPlainText({ to, subject, text: '', html })
  // The plain part has the words as they are.
  return { ...mail, text: mail.text.replace(escaped(words), words) }
}
