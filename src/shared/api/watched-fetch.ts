import { object, optional, safeParse, string } from 'valibot'
import { endSession, readStoredSession } from './stored-session'

const refusal = object({
  code: optional(string()),
  error_code: optional(string()),
  msg: optional(string()),
  message: optional(string()),
})

/** `fetch` as the Supabase client uses it: an answer that our session has ended ends it here, and a 429 says how long to wait. */
export const watchedFetch: typeof fetch = (input, init) =>
  watchedAnswer(() => fetch(input, init), new Headers(init?.headers))

/** The same for what is asked in another way, with these headers. */
export async function watchedAnswer(ask: () => Promise<Response>, headers: Headers): Promise<Response> {
  const response = await ask()
  if (response.status === 401 || response.status === 403) {
    const token = headers.get('authorization')?.replace(/^Bearer /i, '')
    const own = token !== undefined && token === readStoredSession()?.accessToken
    if (own && saysEnded(await bodyOf(response))) endSession()
  }
  return response.status === 429 ? withWait(response) : response
}

/** Whether the auth service, our database policies, PostgREST or `delete-user` report that the session has ended. */
function saysEnded(body: unknown): boolean {
  const result = safeParse(refusal, withoutNumbers(body))
  if (!result.success) return false
  const { code, error_code, message = '', msg = '' } = result.output
  if (['PT401', 'session_not_found', 'user_not_found', 'session_expired'].includes(error_code ?? code ?? ''))
    return true
  // A token that cannot be verified stays invalid; an expired token is refreshed. Both have the same codes.
  return (code === 'PGRST301' || error_code === 'bad_jwt') && !/expired/i.test(message || msg)
}

/** The auth service's `code` may be the status; only words count here. */
function withoutNumbers(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}

/** Adds the seconds of `Retry-After` to the message, which the client hands on without the headers. */
async function withWait(response: Response): Promise<Response> {
  const seconds = Number(response.headers.get('retry-after'))
  const body = await bodyOf(response)
  if (!(seconds > 0) || typeof body !== 'object' || body === null || !('msg' in body)) return response
  if (typeof body.msg !== 'string' || /\d/.test(body.msg)) return response
  const { status, headers } = response
  return Response.json({ ...body, msg: `${body.msg} Try again in ${inWords(seconds)}.` }, { status, headers })
}

const inWords = (seconds: number) =>
  seconds > 90
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)
