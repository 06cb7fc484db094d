import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface ServerBindings {
  Bindings: HttpBindings
  Variables: {
    /** The Content-Security-Policy of the page; undefined for other responses. */
    policy?: string
    /** The address of the caller behind trusted proxies; undefined where none are set. */
    client?: string
  }
}

/** 503 with Retry-After: a write found no room on the disk of the database. */
export const diskFull = (): Response =>
  Response.json(
    { error: 'The disk of the server is full. Nothing was saved; please try again later.' },
    { status: 503, headers: { 'retry-after': '60' } },
  )

/**
 * The caller's address: of the socket, or what a trusted proxy reports (`behindProxies`). Forwarding headers of all others are
 * not read: anyone can send them.
 */
export const peerOf = (c: Context<ServerBindings>): string =>
  c.get('client') ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown'

/**
 * The key for per-caller limits: one customer has 2^64 addresses of IPv6, and an IPv4 address is the same in
 * both notations.
 */
export function callerOf(c: Context<ServerBindings>): string {
  const peer = peerOf(c)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peer)?.[1]
  if (mapped) return mapped
  if (!isIPv6(peer)) return peer
  const [head = '', tail = ''] = peer.replace(/%.*$/, '').split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [before, after] = [groups(head), groups(tail)]
  const missing = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...missing, ...after].slice(0, 4).join(':')
}

/**
 * A wider network than `callerOf`: a customer may have 65,536 networks of IPv6 at once (/48), or 256
 * addresses of IPv4. For limits that concern a single account, where no other user of that network has to
 * wait.
 */
export function networkOf(c: Context<ServerBindings>): string {
  const caller = callerOf(c)
  return caller.includes(':') ? caller.split(':').slice(0, 3).join(':') : caller.replace(/\.\d+$/, '')
}

/** The request for the library: as the rules read it, its address written anew, or with another body or path. */
export async function requestOf(c: Context<ServerBindings>, body?: object, path?: string): Promise<Request> {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  const text = body ? JSON.stringify(body) : await c.req.text()
  const asked = new URL(c.req.url)
  const query = [...asked.searchParams].map((pair) => pair.map(encodeURIComponent).join('='))
  const address = new URL(
    (path ?? c.req.path) + (query.length > 0 ? `?${query.join('&')}` : ''),
    asked.origin,
  )
  return new Request(address, { method: c.req.method, headers, ...(text ? { body: text } : {}) })
}

/** An error in the shape of the auth service. */
export function authError(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  return c.json({ code: status, error_code: code, msg: message }, status)
}

/** 429 with Retry-After. `wait` is ms. */
export function tooMany(
  c: Context,
  wait: number,
  message: string,
  code = 'over_request_rate_limit',
): Response {
  c.header('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))))
  return authError(c, 429, code, message)
}
