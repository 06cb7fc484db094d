const HIDDEN = '[hidden]'

/** Patterns of secrets, whatever their source. */
const SECRETS: readonly [RegExp, string][] = [
  // JSON Web Tokens, whole or cut
  [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, HIDDEN],
  // keys of Supabase and of other services
  [/\b(sb|sk|pk|rk)_[a-z]+_[\w-]+/gi, HIDDEN],
  [/\bbearer\s+[^\s"',;]+/gi, `Bearer ${HIDDEN}`],
  [
    /\b([\w-]*(?:token|key|secret|password|authorization|code|verifier))(["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi,
    `$1$2${HIDDEN}`,
  ],
  // mail addresses, as they are and in a query
  [/[^\s@<>"'(),;:/?&=]+(@|%40)[^\s@<>"'(),;:/?&=]+/gi, HIDDEN],
  // anything random: session ids, hashes, keys in another shape
  [/[\w-]{32,}/g, HIDDEN],
]

/** The text without what looks like a key, token or mail address. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((safe, [pattern, replacement]) => safe.replace(pattern, replacement), text)

/** The query, fragment and credentials of every address in a text. */
const ADDRESS = /\b((?:https?|wss?|blob|file):\/\/)(?:[^\s/@]*@)?([^\s?#()"'<>]*)(?:[?#][^\s()"'<>:]*)?/gi

/** A text without queries and fragments of the addresses in it: links carry tokens there. */
export const withoutQueries = (text: string): string => text.replace(ADDRESS, '$1$2')

/** A line of a stack that names a place: `at f (file:1:2)` or `f@file:1:2`. */
const FRAME = /^\s*at .|@.*:\d+(?::\d+)?$/

/** The frames of a stack: names of files and functions stay whole, however random they look. */
export const safeFrames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => withoutQueries(line).replaceAll(/\beyJ[\w-]+(\.[\w-]*){0,2}/g, HIDDEN))
    .join('\n')
