/** In the words of the library or of PostgreSQL; the codes are not passed on. */
const CALLERS_FAULT =
  /Invalid input for|violates check constraint|can have at most|cannot pass more than|too (long|many|complex)/

/** A value that the library itself finds to be of another type, and what PostgreSQL says of such values. */
const OF_THE_LIBRARY = /"code":"SUP"(.*)"Error: Invalid input for (\w+) type"/
const IN_POSTGRES = '"code":"22P02"$1"invalid input syntax for type $2"'

/**
 * The library answers some mistakes of the caller as failures of its own: a failed constraint, a value of another
 * shape, more than PostgreSQL takes. They become 400; whatever else it fails over stays 500.
 */
export async function tellCallersFault(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const text = await response.text()
  const status = CALLERS_FAULT.test(text) ? 400 : 500
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text.replace(OF_THE_LIBRARY, IN_POSTGRES), { status, headers })
}
