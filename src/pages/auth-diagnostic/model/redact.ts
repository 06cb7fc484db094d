import { withoutSecrets } from '@/shared/lib/report-error/redact'

const HIDDEN = '[hidden]'
/** Longer texts are cut, which also bounds the work of the patterns. */
const READ = 2000
const SHOWN = 300

/** The text without keys, tokens and mail addresses: those that are known here, and what looks like one. */
export function redact(text: string, secrets: Iterable<string>): string {
  let safe = text.slice(0, READ)
  for (const secret of [...secrets].sort((one, other) => other.length - one.length))
    if (secret.length > 3) safe = safe.replaceAll(secret, HIDDEN)
  safe = withoutSecrets(safe)
  return safe.length > SHOWN ? `${safe.slice(0, SHOWN)}…` : safe
}

/** Tokens and addresses in the session that this browser keeps; none when there is none or it cannot be read. */
export function sessionSecrets(raw: string | null): string[] {
  try {
    const session: unknown = JSON.parse(raw ?? 'null')
    return NAMES.map((path) => path.reduce(part, session)).filter((value) => typeof value === 'string')
  } catch {
    return []
  }
}

const NAMES = [
  ['access_token'],
  ['refresh_token'],
  ['user', 'email'],
  ['user', 'new_email'],
  ['user', 'phone'],
]

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const URL_LENGTH = 20

/** AUD-02: the first 20 characters of an address, without a name or password in it. */
export function shortUrl(address: string): string {
  const bare = address.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, '$1')
  return bare.length > URL_LENGTH ? `${bare.slice(0, URL_LENGTH)}…` : bare
}
