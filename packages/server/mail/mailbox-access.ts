import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { ServerBindings } from '../http/responses'
import { isFromThisMachine, isLocalSite } from '../http/security'

/** How long a browser that opened the mailbox by its address may come back without it, in seconds: 30 days. */
const REMEMBERED = 30 * 24 * 60 * 60
/** The end of a key, so that the mailboxes of two installations on one machine keep a cookie each. */
const cookieOf = (key: string) => `orrery-mailbox-${key.slice(-6)}`

/** Secret that opens the mailbox of a data folder: 192 bits, derived one-way from the folder's secret. */
export const mailboxKeyOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('mailbox').digest('base64url').slice(0, 32)

/** The address that opens the mailbox, on the site's own origin; null where the site is not on this machine alone. */
export const mailboxUrlOf = (siteUrl: string, jwtSecret: string): string | null =>
  isLocalSite(siteUrl) ? `${siteUrl}/mailbox?key=${mailboxKeyOf(jwtSecret)}` : null

/**
 * Lets callers on this machine pass who have the key, from the printed address or from the cookie that opening it
 * leaves. Neither the socket nor the Host header proves who asks: another user of this machine and what a careless
 * proxy passes on look the same.
 */
export function mailboxAccess(key: string, siteUrl: string): MiddlewareHandler<ServerBindings> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!isLocalSite(siteUrl)) return c.json({ error: 'Not found' }, 404)
    if (!isFromThisMachine(c))
      return c.json(
        { error: 'Only available on the machine of the server, as localhost, to a browser without a proxy' },
        403,
      )
    const given = c.req.query('key')
    if (!isSame(given ?? getCookie(c, cookieOf(key)) ?? '', key)) return closed(c)
    if (given && c.req.path === '/mailbox') {
      setCookie(c, cookieOf(key), key, {
        path: '/mailbox',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: REMEMBERED,
      })
      return c.redirect('/mailbox', 303)
    }
    return next()
  }
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The colours of the app in its two themes, for the pages of the mailbox. */
export const COLOURS = `:root { color-scheme: dark light; --bg: #faf8f4; --panel: #fff; --line: #e4dfd5; --fg: #171a20; --muted: #5a6270; --accent: #8a5f10; --chosen: #f6eedc }
@media (prefers-color-scheme: dark) { :root { --bg: #0c0f14; --panel: #12161e; --line: #232a36; --fg: #e9ecf1; --muted: #9ba5b4; --accent: #e2b45c; --chosen: #211c13 } }`

const LOCKED = `${COLOURS}
body { max-width: 38rem; margin: 15vh auto; padding: 0 24px; background: var(--bg); color: var(--fg); font: 16px/1.6 system-ui, sans-serif }
h1 { font-size: 26px; letter-spacing: -0.02em; margin: 0 0 16px }
p { color: var(--muted) }
code { padding: 2px 6px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: var(--fg) }
a { color: var(--accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`

function closed(c: Context): Response | Promise<Response> {
  const error = 'Open the mailbox with the address that was printed when the server started'
  if (!c.req.header('accept')?.includes('text/html')) return c.json({ error }, 403)
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Mailbox · Orrery</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${raw(LOCKED)}</style>
</head>
<body>
<main>
<h1>The mailbox is locked</h1>
<p>To unlock it, open the address next to “Mailbox” that was printed when the server started. This browser remembers it for 30 days.</p>
<p>To print it again: <code>npm run admin:password</code></p>
<p><a href="/">Back to Orrery</a></p>
</main>
</body>
</html>`,
    403,
  )
}
