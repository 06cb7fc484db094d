import { request } from 'node:http'
import { Readable } from 'node:stream'
import type { serverForTests } from './kit'

/**
 * Requests of callers at other addresses of this machine (`127.0.0.2`); resolves with the status, the text, and
 * the `Cookie` header of a browser that keeps what the response set, empty without any.
 */
export function requestsFrom({ key, server }: Pick<ReturnType<typeof serverForTests>, 'key' | 'server'>) {
  return (
    localAddress: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method = 'POST',
  ) =>
    new Promise<{ status: number; text: string; cookie: string }>((resolve, reject) => {
      const { hostname, port } = new URL(server().url)
      const sent = { apikey: key(), 'content-type': 'application/json', ...headers }
      request({ hostname, port, path, method, localAddress, headers: sent }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => {
          const [cookie = ''] = response.headers['set-cookie'] ?? []
          resolve({ status: response.statusCode ?? 0, text, cookie: cookie.split(';')[0] ?? '' })
        })
      })
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body))
    })
}

/** The bindings of a request that comes from an address of any network, with the body as the server of Node reads it. */
export const arriving = (remoteAddress: string, body: string) =>
  ({ incoming: Object.assign(Readable.from([Buffer.from(body)]), { socket: { remoteAddress } }) }) as never
