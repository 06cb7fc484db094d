import { parseLenient } from '../tracking/json'

/** A tracking server that is asked by the protocol of MLflow's clients. */
export interface TrackingServer {
  call: <T>(method: string, path: string, request?: object) => Promise<T>
  /** Sends or receives bytes; rejects unless the answer is 200. */
  bytes: (method: string, path: string, body?: ReadableStream<Uint8Array>) => Promise<Response>
}

export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const REPEATED = new Set([408, 429, 502, 503, 504])
const TRIES = 5

/**
 * A server by its tracking URI. The token, or the name and password in the URI, go with each request. Requests are
 * repeated when the server is busy or not there; all of them do no harm twice.
 */
export function trackingServer(uri: string, token: string | undefined): TrackingServer {
  const url = new URL(uri)
  const basic = url.username
    ? btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)
    : ''
  const authorization = basic ? `Basic ${basic}` : token ? `Bearer ${token}` : ''
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  const headers: Record<string, string> = authorization ? { authorization } : {}

  async function ask(path: string, init: RequestInit, tries: number): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(base + path, init).catch((error: unknown) => {
        if (attempt >= tries) throw new Error(`${url.origin} does not answer`, { cause: error })
        return null
      })
      if (answer?.ok) return answer
      if (answer && (attempt >= tries || !REPEATED.has(answer.status)))
        throw new RefusedError(answer.status, `${path.replace(/\?.*/s, '')}: ${await reasonOf(answer)}`)
      await answer?.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt))
    }
  }

  return {
    async call<T>(method: string, path: string, request: object = {}) {
      const isRead = method === 'GET'
      const address = `/api/2.0/mlflow/${path}`
      const answer = await ask(
        isRead ? `${address}?${queryOf(request)}` : address,
        {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(isRead ? {} : { body: JSON.stringify(request) }),
        },
        TRIES,
      )
      return parseLenient(await answer.text()) as T
    },
    bytes: (method, path, body) =>
      // A stream is read once.
      ask(
        path,
        { method, headers, ...(body ? { body, duplex: 'half' } : {}) } as RequestInit,
        body ? 1 : TRIES,
      ),
  }
}

function queryOf(request: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(request))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') query.append(key, String(one))
  return query
}

async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text()
  try {
    return (JSON.parse(text) as { message?: string }).message ?? `status ${answer.status}`
  } catch {
    return `status ${answer.status}`
  }
}

/** An artifact path as it goes on the wire. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
