/**
 * Readable links that reproduce a configuration: `?frontend=Vue&backend=Go&database=SQLite&features=auth,api`.
 * A link is text that anybody can edit, so reading one never fails: what Orrery does not know is named in `problems`
 * and replaced by the default.
 */
export interface LinkReading<T> {
  value: T
  /** Values of the link that Orrery does not offer, as `name=value`. */
  problems: string[]
}

/** Longest name and description that a link may carry; the rules of the wizard are stricter and explain themselves. */
export const LINK_NAME_LIMIT = 500
export const LINK_DESCRIPTION_LIMIT = 5000

/** Commas stay commas, so that a list can be read. */
export function linkQuery(entries: [name: string, value: string][]): string {
  const parts = entries
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
  return `?${parts.join('&')}`
}

export function linkReader(search: string) {
  const params = parameters(search)
  const problems: string[] = []
  let used = false
  const read = (name: string): string | null => {
    const value = params.get(name) ?? null
    if (value !== null) used = true
    return value
  }
  const miss = (name: string, value: string) => {
    problems.push(`${name}=${value.slice(0, 60)}`)
  }
  return {
    problems,
    used: () => used,
    text: (name: string, limit: number) => (read(name) ?? '').slice(0, limit),
    one<T extends string, F extends string | undefined>(
      name: string,
      known: readonly T[],
      fallback: F,
    ): T | F {
      const value = read(name)
      if (value === null) return fallback
      const found = known.find((option) => option.toLowerCase() === value.trim().toLowerCase())
      if (!found) miss(name, value)
      return found ?? fallback
    },
    number<T extends number>(name: string, known: readonly T[], fallback: T): T {
      const value = read(name)
      if (value === null) return fallback
      const found = known.find((option) => String(option) === value.trim())
      if (!found) miss(name, value)
      return found ?? fallback
    },
    /** Null when the link does not name the list; `none` is the empty list. */
    list<T extends string>(name: string, known: readonly T[]): T[] | null {
      const value = read(name)
      if (value === null) return null
      const words = value
        .split(',')
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean)
      for (const word of words)
        if (word !== 'none' && !known.some((option) => option === word)) miss(name, word)
      return known.filter((option) => words.includes(option))
    },
  }
}

/** The parameters of a query, the first of each name. A part that cannot be decoded is taken literally. */
function parameters(search: string): Map<string, string> {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '))
    } catch {
      return text
    }
  }
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((part): [string, string] => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })
  return new Map(pairs.reverse())
}
