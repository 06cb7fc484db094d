import { type ProbeAnswer, type ProbeInput, unanswered } from '@machines/probe'

/** What asking needs of the browser. */
export interface Asking {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'headers'>>
  /** ms, monotonic. */
  now: () => number
}

/** One request, past every cache, judged by its status and by what kind of content comes. Never rejects. */
export async function ask(
  { method, url, contentType }: ProbeInput,
  signal: AbortSignal,
  { fetch, now }: Asking,
): Promise<ProbeAnswer> {
  const started = now()
  const duration = () => Math.round(now() - started)
  try {
    const response = await fetch(url, { method, signal, cache: 'no-store' })
    const cause = causeOf(response, contentType)
    return { passed: cause === null, status: response.status, duration: duration(), cause }
  } catch {
    return unanswered(duration(), 'Nothing answered: the network or the server is down.')
  }
}

/** A host that answers every address with its page would pass for a working backend; the kind of content tells. */
function causeOf({ ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>, expected: string) {
  if (!ok) return `Answered with status ${status}${status >= 500 ? ', a failure of the server' : ''}.`
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (type.startsWith(expected)) return null
  return `Answered with ${type || 'no content type'} where ${expected.replace(/\/$/, '')} is expected.`
}
