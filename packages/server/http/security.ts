import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isLoopback } from './loopback'
import { decoded } from './page-paths'
import { peerOf, type ServerBindings } from './responses'

/** `'sha256-…'` of each inline script of a page, for the Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )
}

/** The policy of the app. Emotion writes its styles at run time, hence `unsafe-inline` for styles and nothing else. */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The cookie in which a browser names the one origin that its pages may reach besides the site (src/entities/assistant). */
const CONNECT = /(?:^|;\s*)orrery-connect=(https?:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?)(?:;|$)/

/**
 * The policy for a browser whose owner has connected a provider to the assistant: its pages may connect to
 * that origin and to no other. Without the cookie, or when it is not a plain origin, the policy is unchanged.
 */
function policyFor(policy: string, cookies: string | undefined): string {
  const [, origin] = CONNECT.exec(cookies ?? '') ?? []
  return origin && URL.canParse(origin)
    ? policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`)
    : policy
}

/** Scripts, styles, fonts and pictures run in the page that asked for them, and obey its headers; a worker its own. */
const PART_OF_A_PAGE = /^(text\/(css|javascript)|application\/(javascript|json)|font\/|image\/(?!svg))/

/** Backend answers depend on the user or the moment and are never cached; a starter depends on neither. */
const NEVER_STORED = /^\/(api(?!\/starter(\.zip)?$)|auth\/v1|rest\/v1|functions\/v1|mailbox)(\/|$)/

/** For whatever is no page of the app. */
const NO_SCRIPTS = contentSecurityPolicy([])

/** The worker that runs models compiles WebAssembly of this site (src/features/batch-prediction). No page and no other worker may. */
const RUNS_MODELS = /^\/assets\/predict\.worker-[\w-]+\.js$/
const WITH_WEBASSEMBLY = contentSecurityPolicy(["'wasm-unsafe-eval'"])

/**
 * Headers of every response; files below `/assets/` other than documents get fewer. A page of the app sets
 * its policy with `c.set('policy', …)`. A site with https sends Strict-Transport-Security.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler<ServerBindings> {
  const base = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
  const ofAssets: MiddlewareHandler<ServerBindings> = async (c, next) => {
    await next()
    const { headers } = c.res
    const worker = /worker/i.test(c.req.path)
    if (c.res.ok && PART_OF_A_PAGE.test(headers.get('content-type') ?? '') && !worker) {
      headers.set('x-content-type-options', 'nosniff')
      headers.set('cross-origin-resource-policy', 'same-origin')
    } else await ofDocuments(c, async () => undefined)
  }
  const ofDocuments: MiddlewareHandler<ServerBindings> = async (c, next) => {
    await base(c, next)
    const { headers } = c.res
    if (!headers.has('content-security-policy')) {
      const policy = c.get('policy') ?? (RUNS_MODELS.test(c.req.path) ? WITH_WEBASSEMBLY : NO_SCRIPTS)
      // A worker script is cached for a year, and connects to no provider.
      const kept = c.req.path.startsWith('/assets/')
      headers.set('content-security-policy', kept ? policy : policyFor(policy, c.req.header('cookie')))
      if (!kept) headers.append('vary', 'Cookie')
    }
    // The library sets its own headers. Other errors may be temporary, so they are not cached.
    if (NEVER_STORED.test(c.req.path) || (!c.res.ok && c.res.status !== 304 && !headers.has('cache-control')))
      headers.set('cache-control', 'no-store')
    // Stately's inspector has a window of its own, which communicates with the page that opened it. That page
    // keeps no link to its own opener.
    if (c.req.query('inspect') === 'stately')
      headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    // The addresses of these pages carry tokens.
    const secret = /^\/(auth\/callback|mailbox|shared\/)/i.test(decoded(c.req.path))
    headers.set('referrer-policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
  }
  return (c, next) => (c.req.path.startsWith('/assets/') ? ofAssets(c, next) : ofDocuments(c, next))
}

/**
 * A server on loopback answers only to names of loopback and of its own site, so that a foreign page cannot
 * reach it under a name of its own (DNS rebinding). A request line may contain an absolute URL; when its host
 * differs from the Host header, the request is always refused, so that all rules check the same name.
 */
export function knownHostsOnly(host: string, siteUrl: string): MiddlewareHandler<ServerBindings> {
  const siteHost = new URL(siteUrl).hostname
  return async (c, next) => {
    if (!isOwnTarget(c.env?.incoming?.url ?? '/', c.req.header('host')))
      return c.json({ error: 'The address names another host than the request' }, 400)
    const name = hostNameOf(c.req.header('host'))
    if (isLoopback(host) && !isLoopback(name) && name !== siteHost)
      return c.json({ error: 'This server does not answer to that host name' }, 421)
    return next()
  }
}

/**
 * Refuses changes requested by pages of another origin. Any name that a proxy forwards counts as the site's
 * own; under the site's own name, only its exact origin does, not the same name without TLS.
 */
export function sameOriginChanges(siteUrl: string): MiddlewareHandler<ServerBindings> {
  const site = new URL(siteUrl)
  return async (c, next) => {
    const { origin, host } = c.req.header()
    const safe = c.req.method === 'GET' || c.req.method === 'HEAD'
    const own = !origin || origin === site.origin || (host !== site.host && isSameHost(origin, host))
    return safe || own ? next() : c.json({ error: 'Requests from other sites are refused' }, 403)
  }
}

/** Headers that many proxies add. A proxy that adds others only makes the server name its own address less well. */
const FORWARDED =
  /^(x-|cf-|cdn-|fastly-|fly-|akamai-|proxy-|front-end-|forwarded$|via$)|(client|connecting)-ip$/i

/**
 * Headers that browsers and plain HTTP clients send by themselves when they open a page. Proxies invent new headers;
 * browsers hardly do.
 */
const SENT_BY_BROWSERS =
  /^(host|connection|keep-alive|user-agent|accept(-(charset|encoding|language))?|cookie|referer|origin|pragma|cache-control|dnt|te|priority|purpose|upgrade-insecure-requests|save-data|range|if-(match|none-match|modified-since|range|unmodified-since)|last-event-id|sec-(ch|fetch|gpc|purpose|speculation)(-[a-z-]+)?|device-memory|dpr|viewport-width|width|downlink|ect|rtt|content-(length|type))$/i

/**
 * Whether a request was sent from this machine, to a name of this machine, with only the headers that
 * browsers send. Requests forwarded by a reverse proxy come from this machine as well: a proxy that adds a
 * header is recognised, a proxy that adds none is not. So this check alone must not grant access.
 */
export function isFromThisMachine(c: Context<ServerBindings>): boolean {
  const local = isLoopback(peerOf(c)) && isLoopback(hostNameOf(c.req.header('host')))
  return local && Object.keys(c.req.header()).every((name) => SENT_BY_BROWSERS.test(name))
}

/** Whether a proxy says that it passes the request on. */
export const isForwarded = (c: Context<ServerBindings>): boolean =>
  Object.keys(c.req.header()).some((name) => FORWARDED.test(name))

/** Whether people reach a site on the machine of its server only. */
export const isLocalSite = (siteUrl: string): boolean => isLoopback(unbracketed(new URL(siteUrl).hostname))

const unbracketed = (host: string) => host.replace(/^\[|\]$/g, '')

/** Whether the target of a request is a path, or the whole address of one on the host of the header. */
function isOwnTarget(target: string, host: string | undefined): boolean {
  if (target.startsWith('/')) return true
  try {
    const { origin, username, password } = new URL(target)
    return username === '' && password === '' && origin === new URL(`http://${host}`).origin
  } catch {
    return false
  }
}

function hostNameOf(host: string | undefined): string {
  try {
    return unbracketed(new URL(`http://${host}`).hostname)
  } catch {
    return ''
  }
}

function isSameHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
