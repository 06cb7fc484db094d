/** In the words of the library or of PostgreSQL; the codes are not passed on. */
const CALLERS_FAULT =
  /Invalid input for|violates check constraint|can have at most|cannot pass more than|too (long|many|complex)/

/** A value that the library itself finds to be of another type, and what PostgreSQL says of such values. */
const OF_THE_LIBRARY = /"code":"SUP"(.*)"Error: Invalid input for (\w+) type"/
const IN_POSTGRES = '"code":"22P02"$1"invalid input syntax for type $2"'

/**
 * The library reports some mistakes of the caller as its own failures: a violated constraint, a value of the
 * wrong shape, a value beyond PostgreSQL's limits. They become 400; every other failure stays 500.
 */
export async function withCallersFault(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const text = await response.text()
  const status = CALLERS_FAULT.test(text) ? 400 : 500
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text.replace(OF_THE_LIBRARY, IN_POSTGRES), { status, headers })
}
