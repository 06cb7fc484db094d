import { AsyncLocalStorage } from 'node:async_hooks'
import { diskFull } from '../http/responses'

/** PostgreSQL's code and words, and those of the system. */
const NO_ROOM = /\b53100\b|no space left on device|could not extend file|ENOSPC|disk quota exceeded/i

const messages = new AsyncLocalStorage<string[]>()
let installed = false

/**
 * Runs the library's code without its logging: it prints every refused query with the parameters, password hashes
 * among them. Only when the answer is a failure of the server are the messages printed, without anything else.
 */
export async function quietly(label: string, work: () => Promise<Response>): Promise<Response> {
  install()
  const collected: string[] = []
  const response = await messages.run(collected, work)
  if (response.status < 500) return response
  console.error(`${label}: ${response.status} ${collected.join('; ')}`)
  const words = `${collected.join()} ${await response.clone().text()}`
  return NO_ROOM.test(words) ? diskFull() : response
}

function install(): void {
  if (installed) return
  installed = true
  const original = console.error
  console.error = (...details: unknown[]) => {
    const collected = messages.getStore()
    if (collected) collected.push(details.map(messageOf).join(' '))
    else original(...details)
  }
}

const messageOf = (detail: unknown) => (detail instanceof Error ? detail.message : String(detail))

/** In the words of the library or of PostgreSQL; the codes are not passed on. */
const CALLERS_FAULT =
  /Invalid input for|violates check constraint|can have at most|cannot pass more than|too (long|many|complex)/

/** The library reports a value of the wrong type in its own words; PostgreSQL’s words replace them. */
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
