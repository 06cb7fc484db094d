import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { streamSSE } from 'hono/streaming'
import type { Mailbox, StoredMail } from './mailbox'
import { COLOURS, mailboxAccess } from './mailbox-access'
import type { ServerBindings } from '../http/responses'

const STYLE = `
${COLOURS}
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--fg); font: 14px/1.5 system-ui, sans-serif }
header { display: flex; gap: 16px; align-items: baseline; padding: 14px 24px; border-bottom: 1px solid var(--line); background: var(--panel) }
h1 { font-size: 16px; margin: 0 }
header p { margin: 0; color: var(--muted) }
header a { margin-left: auto; color: var(--accent) }
main { display: grid; grid-template-columns: minmax(16rem, 22rem) 1fr; min-height: calc(100vh - 54px) }
nav { border-right: 1px solid var(--line) }
ol { list-style: none; margin: 0; padding: 0 }
li a { display: block; padding: 12px 24px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
li a[aria-current] { background: var(--chosen) }
a:focus-visible, iframe:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
strong, small, time { display: block; overflow: hidden; text-overflow: ellipsis }
small, time, .empty, dt { color: var(--muted) }
article { padding: 24px; display: flex; flex-direction: column; gap: 16px; min-width: 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 }
dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel) }
summary { cursor: pointer; color: var(--accent) }
iframe { width: 100%; min-height: 32rem; flex: 1; border: 1px solid var(--line); border-radius: 10px; background: #faf8f4 }
.empty { padding: 48px 24px; text-align: center }
@media (max-width: 720px) { main { grid-template-columns: 1fr } nav { border-right: 0; max-height: 40vh; overflow: auto } }
`

/** Reloads the list when a mail arrives. */
const SCRIPT = `new EventSource('/mailbox/events').addEventListener('mail', function () { location.reload() })`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The mail is shown in a frame that runs no script; its links open in a new tab. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hash(SCRIPT)}`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** ms between two signs of life, for proxies and browsers that close silent connections. */
const HEARTBEAT = 25_000

/** The local mailbox: what would have been sent, newest first. Only for callers on this machine with its `key`. */
export function mailboxRoutes(mailbox: Mailbox, key: string, siteUrl: string): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const access = mailboxAccess(key, siteUrl)
  app.use('/mailbox', access)
  app.use('/mailbox/*', access)

  app.get('/mailbox', async (c) => {
    const mails = await mailbox.list()
    const chosen = mails.find((mail) => mail.id === c.req.query('mail')) ?? mails[0]
    c.header('content-security-policy', POLICY)
    return c.html(page(mails, chosen))
  })

  app.get('/mailbox/messages', async (c) => c.json(await mailbox.list()))

  app.get('/mailbox/messages/:id', async (c) => {
    const mail = await mailbox.find(c.req.param('id'))
    return mail ? c.json(mail) : c.json({ error: 'Email not found' }, 404)
  })

  app.get('/mailbox/events', (c) => {
    let tell: (event: string) => void = () => undefined
    const end = mailbox.subscribe(() => tell('mail'))
    if (!end) return c.json({ error: 'The mailbox is open in too many pages' }, 503)
    return streamSSE(c, async (stream) => {
      const say = (event: string) => void stream.writeSSE({ event, data: '' })
      tell = say
      const heartbeat = setInterval(say, HEARTBEAT, 'alive')
      say('alive')
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      clearInterval(heartbeat)
      end()
    })
  })
  return app
}

const timeOf = (mail: StoredMail) => mail.sentAt.replace('T', ' ').slice(0, 19)

function page(mails: StoredMail[], chosen: StoredMail | undefined) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Mailbox · Orrery</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${raw(STYLE)}</style>
</head>
<body>
<header><h1>Local mailbox</h1><p>${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}</p><a href="/">Back to Orrery</a></header>
${chosen ? html`<main><nav aria-label="Mails"><ol>${mails.map((mail) => item(mail, mail === chosen))}</ol></nav>${reader(chosen)}</main>` : html`<main style="display:block"><p class="empty">No emails yet. Emails sent by this installation appear here.</p></main>`}
<script>${raw(SCRIPT)}</script>
</body>
</html>`
}

function item(mail: StoredMail, chosen: boolean) {
  return html`<li><a href="/mailbox?mail=${mail.id}" ${chosen ? raw('aria-current="true"') : ''}><strong>${mail.subject}</strong><small>${mail.to}</small><time datetime="${mail.sentAt}">${timeOf(mail)} UTC</time></a></li>`
}

function reader(mail: StoredMail) {
  const framed = mail.html.replace('<head>', '<head><base target="_blank" />')
  return html`<article><dl><dt>To</dt><dd>${mail.to}</dd><dt>Subject</dt><dd>${mail.subject}</dd><dt>Sent</dt><dd>${timeOf(mail)} UTC</dd></dl><iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe><details><summary>Plain text</summary><pre>${mail.text}</pre></details></article>`
}
