import type { AddressInfo, Socket } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { receivesParts } from '../datasets/routes'
import { receivesModels } from '../inference/deploy-routes'
import { receivesFiles } from '../tracking/artifacts'
import type { Handler } from './handler'

export interface Listener {
  /** The chosen one when 0 was asked for. */
  port: number
  /** Accepts nothing new, lets running requests end and then closes what is left (open event streams). */
  close: () => Promise<void>
}

/** How long requests that are being answered have when the server stops, in ms. */
const STOP_LIMIT = 10_000
/** How long answers that are being sent have then, in ms; event streams have no other end. */
const GRACE = 1000

/** How long a request may take to come in whole, its body included, in ms. */
export const WHOLE_REQUEST = 60_000

/** How long the upload of a file may take, in ms; it also ends when nothing comes for a minute (objects/folder-store.ts). */
const LONGEST_UPLOAD = 4 * 60 * 60_000

/** Clients in notebooks keep a connection for 30 s before they ask whether it is still there. In ms. */
const KEEP_ALIVE = 75_000

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
      requestTimeout: LONGEST_UPLOAD,
      headersTimeout: wholeRequest,
      keepAliveTimeout: KEEP_ALIVE,
      connectionsCheckingInterval: wholeRequest / 4,
    },
  })
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = incoming.url ?? ''
    if (!receivesFiles(url) && !receivesModels(url) && !receivesParts(url))
      endLate(incoming, outgoing, wholeRequest)
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

/** Ends a request with 408 when it has not come in whole within `ms`. */
function endLate(incoming: IncomingMessage, outgoing: ServerResponse, ms: number): void {
  if (incoming.complete) return
  const timer = setTimeout(() => {
    if (incoming.complete) return
    if (outgoing.headersSent) incoming.socket.destroy()
    else incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  }, ms).unref()
  incoming.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}
