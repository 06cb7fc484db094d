import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Settings = Record<string, string | undefined>

interface Options {
  /** The database that the driver uses when an address names none. */
  unnamed?: string
  /** The sources of settings; the first one takes precedence. */
  known?: readonly Settings[]
}

const FILE = '../.env'
const everywhere = (): Settings[] => [
  process.env,
  existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {},
]

/** `mysql://app@localhost:3306/app?ssl=1` is a server, a name and options. */
const parts = (url: string) => /^([^:]+:\/\/[^/?]*)\/?([^?]*)(.*)$/.exec(url)?.slice(1) ?? []

/**
 * Finds the tests' database: TEST_DATABASE_URL, or else DATABASE_URL (or `usual`) with another name. Throws when it has
 * the name of an application's database, because the tests write. Servers are not compared: a server can have many
 * addresses.
 */
export function separateDatabase(
  usual: string,
  rename: (name: string) => string,
  { unnamed = '', known = everywhere() }: Options = {},
) {
  const nameIn = (url: string) => decodeURIComponent(parts(url)[1] || unnamed).replace(/^0+(?=\d)/, '')
  const all = (variable: string) => known.flatMap((settings) => settings[variable] || [])
  const [of = usual, ...others] = all('DATABASE_URL')
  const [server = '', , options = ''] = parts(of)
  const derived = `${server}/${encodeURIComponent(rename(nameIn(of)))}${options}`
  const [url = derived] = all('TEST_DATABASE_URL')
  const name = nameIn(url)
  const taken = [of, ...others].map((other) => nameIn(other).toLowerCase())
  if (taken.includes(name.toLowerCase()))
    throw new Error(
      `The tests would use "${name}", the database of the application: set TEST_DATABASE_URL to another one.`,
    )
  return { url, name }
}
