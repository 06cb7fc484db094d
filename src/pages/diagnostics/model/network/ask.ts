import { type ProbeAnswer, type ProbeInput, unanswered } from '@machines/probe'

/** The browser functions that a probe uses. */
export interface Asking {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'headers'>>
  /** ms, monotonic. */
  now: () => number
}

/** One request, past every cache, judged by its status and by what kind of content comes. Never rejects. */
export async function ask(
  { method, url, contentTypes }: ProbeInput,
  signal: AbortSignal,
  { fetch, now }: Asking,
): Promise<ProbeAnswer> {
  const started = now()
  const duration = () => Math.round(now() - started)
  try {
    const response = await fetch(url, { method, signal, cache: 'no-store' })
    const cause = causeOf(response, contentTypes)
    return { passed: cause === null, status: response.status, duration: duration(), cause }
  } catch {
    return unanswered(duration(), url.startsWith('/') ? SILENT : SILENT_ELSEWHERE)
  }
}

const SILENT = 'No response: the network or the server is down.'
/** The browser does not reveal to a page which of these causes applies. */
const SILENT_ELSEWHERE =
  'No response: the network or that server is down, the server rejects requests from this site, or this site’s security policy (connect-src) blocks the request.'

/** A host that answers every address with its page would pass for a working backend, so the content type counts, too. */
function causeOf(
  { ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>,
  expected: readonly string[],
) {
  if (!ok) return `Answered with status ${status}${status >= 500 ? ', a server error' : ''}.`
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (expected.some((start) => type.startsWith(start))) return null
  const wanted = expected.map((start) => start.replace(/\/$/, '')).join(' or ')
  return `Answered with ${type || 'no content type'} where ${wanted} is expected.`
}
