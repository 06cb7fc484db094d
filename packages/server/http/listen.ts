import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Handler } from './handler'

export interface Listener {
  /** The chosen one when 0 was asked for. */
  port: number
  /** Accepts nothing new, lets running requests end and then closes what is left (open event streams). */
  close: () => Promise<void>
}

/** How long requests that are being answered have when the server stops, in ms. */
export const STOP_LIMIT = 10_000
/** How long answers that are being sent have then, in ms; event streams have no other end. */
const GRACE = 1000

/** How long a request may take to come in whole, its body included, in ms. */
export const WHOLE_REQUEST = 60_000

/** A page requests some forty files; browsers open another connection when this limit is reached. */
const REQUESTS_PER_CONNECTION = 100

/**
 * Listens on a port; requests wait until the handler is there, and end with 408 when they did not come in whole within
 * `wholeRequest` ms. Rejects with the socket's error, such as `EADDRINUSE`.
 */
export async function listen(
  host: string,
  port: number,
  handler: Promise<Handler>,
  wholeRequest = WHOLE_REQUEST,
  stopLimit = STOP_LIMIT,
): Promise<Listener> {
  let answering = 0
  let rest: () => void = () => undefined
  const server = createAdaptorServer({
    async fetch(request, env) {
      answering++
      try {
        return await (await handler).fetch(request, env)
      } finally {
        if (--answering === 0) rest()
      }
    },
    serverOptions: {
      requestTimeout: wholeRequest,
      headersTimeout: wholeRequest,
      connectionsCheckingInterval: wholeRequest / 4,
    },
  })
  // A client that ignores `Connection: close` may pipeline thousands of requests and hold up all others.
  if ('maxRequestsPerSocket' in server) {
    server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION
    server.on('dropRequest', (_request: unknown, socket: Socket) => socket.destroy())
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const closeAll = () => {
          if ('closeAllConnections' in server) server.closeAllConnections()
        }
        const limit = setTimeout(closeAll, stopLimit)
        let sent: NodeJS.Timeout | undefined
        rest = () => {
          sent ??= setTimeout(closeAll, GRACE)
        }
        if (answering === 0) rest()
        server.close(() => {
          clearTimeout(limit)
          clearTimeout(sent)
          resolve()
        })
      }),
  }
}
