import { DatabaseStoppedError } from '../database/engine'
import { StartError } from '../start/faults'

/** The address of a database without its password, for messages. */
export function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${pathname.slice(1) || 'postgres'} at ${hostname}${port ? `:${port}` : ''}`
  } catch {
    return 'DATABASE_URL'
  }
}

/** Error codes of the driver and of PostgreSQL, each with its meaning and with advice for the operator. */
const FAULTS: [code: RegExp, fault: string, advice: string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'cannot be found: its host has no address',
    'Check the host name in DATABASE_URL.',
  ],
  [
    /^(ECONNREFUSED|ECONNRESET|CONNECTION_\w+|57P03)$/,
    'does not answer',
    'Start PostgreSQL there, or check host and port in DATABASE_URL.',
  ],
  [
    /^(CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    'cannot be reached in time',
    'Check host, port and firewall.',
  ],
  [/^(28P01|28000)$/, 'refuses this user or password', 'Check user and password in DATABASE_URL.'],
  [/^3D000$/, 'does not exist', 'Create it with createdb, or check the name in DATABASE_URL.'],
  [/^53300$/, 'has no connection left', 'Raise max_connections there, or lower DATABASE_POOL.'],
  [/^25006$/, 'only reads', 'Name the primary server in DATABASE_URL.'],
  [
    /^(58P01|0A000)$/,
    'lacks the extension pg_trgm',
    'Install the contrib package of PostgreSQL on that machine (Debian: postgresql-contrib).',
  ],
  [
    /^42501$/,
    'gives this user too few rights',
    'Orrery creates the roles anon, authenticated and service_role, and schemas. Use the owner of the database, with CREATEROLE; ' +
      'where service_role cannot get BYPASSRLS, a superuser creates the three roles once.',
  ],
]

/** Why a database cannot be used, as one sentence and what to do. `cause` is an error, or the sentence's end. */
export function postgresFault(url: string, cause: unknown, advice = 'Name another in DATABASE_URL.'): Error {
  if (cause instanceof StartError) return cause
  const name = `The database ${nameOf(url)}`
  if (typeof cause === 'string')
    return new StartError(`${name} cannot be used: it ${cause}. Nothing in it was changed.`, advice)
  const error = cause instanceof DatabaseStoppedError ? cause.cause : cause
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  const found = FAULTS.find(([pattern]) => pattern.test(code))
  if (found)
    return new StartError(`${name} ${found[1]}${message ? ` (${message})` : ''}.`, found[2], { cause })
  return cause instanceof Error ? cause : new Error(String(cause))
}
