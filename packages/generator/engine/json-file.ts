import { json, packageJson } from './escape'

type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes a member such as `scripts.test` away. */
function without(value: Members, [first = '', ...rest]: string[]): Members {
  const { [first]: member, ...others } = value
  if (rest.length === 0 || !isObject(member)) return others
  const left = without(member, rest)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === first ? left : entry]))
}

/**
 * A JSON file without some of its members and with the packages of the stack. Text that nothing changes stays as it is.
 * `package.json` is laid out as npm does, others as formatters do.
 */
export function jsonFile(
  path: string,
  text: string,
  removed: readonly string[],
  packages?: Record<string, Record<string, string>>,
): string {
  if (removed.length === 0 && !packages) return text
  const start = JSON.parse(text) as Members
  const kept = removed.reduce((value, key) => without(value, key.split(key.includes('/') ? '/' : '.')), start)
  for (const [key, list] of Object.entries(packages ?? {})) {
    if (Object.keys(list).length > 0) kept[key] = list
    else delete kept[key]
  }
  return `${path.endsWith('package.json') ? packageJson(kept) : json(kept)}\n`
}
