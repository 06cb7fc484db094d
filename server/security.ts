import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isLoopback } from './environment'
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

/** Headers of every response. `policy` answers with the current Content-Security-Policy. */
export function securityHeaders(policy: () => string): MiddlewareHandler<ServerBindings> {
  const base = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
  return async (c, next) => {
    await base(c, next)
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', policy())
    // The address of this page carries a one-time token.
    const secret = c.req.path.startsWith('/auth/callback')
    c.res.headers.set('referrer-policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
  }
}

/**
 * A server on loopback answers only to names of loopback and of its own site, so that a foreign page
 * cannot reach it under a name of its own (DNS rebinding).
 */
export function knownHostsOnly(host: string, siteUrl: string): MiddlewareHandler<ServerBindings> {
  const siteHost = new URL(siteUrl).hostname
  return async (c, next) => {
    const name = hostNameOf(c.req.header('host'))
    if (isLoopback(host) && !isLoopback(name) && name !== siteHost)
      return c.json({ error: 'This server does not answer to that host name' }, 421)
    return next()
  }
}

/** Refuses changes asked for by pages of another origin. */
export const sameOriginChanges: MiddlewareHandler<ServerBindings> = async (c, next) => {
  const origin = c.req.header('origin')
  const safe = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!safe && origin && !isSameHost(origin, c.req.header('host')))
    return c.json({ error: 'Requests from other sites are refused' }, 403)
  return next()
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Only for callers on this machine, under a name of this machine. What a reverse proxy passes on comes from this
 * machine as well, and is told by the name it was asked for or by the headers that proxies add.
 */
export const loopbackOnly: MiddlewareHandler<ServerBindings> = async (c, next) => {
  const local = isLoopback(peerOf(c)) && isLoopback(hostNameOf(c.req.header('host')))
  if (local && !FORWARDED.some((name) => c.req.header(name))) return next()
  return c.json({ error: 'Only available on the machine of the server, as localhost' }, 403)
}

function hostNameOf(host: string | undefined): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
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
