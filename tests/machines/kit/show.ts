import { createHash } from 'node:crypto'

// Values as a person reads them, always the same way and never longer than a line bears.

const LONGEST = 160

/** One line for any value: like JSON, with errors, functions and actors named. */
export function show(value: unknown): string {
  const text = write(value)
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST)}… #${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

function write(value: unknown): string {
  if (typeof value === 'function') return 'function'
  if (typeof value === 'bigint' || typeof value === 'symbol' || value === undefined) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (value instanceof Error) {
    const { name, message, kind } = value as Error & { kind?: unknown }
    return `${name}(${[JSON.stringify(message), ...(typeof kind === 'string' ? [kind] : [])].join(', ')})`
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Set) return `Set${write([...value])}`
  if (value instanceof Map) return `Map${write([...value])}`
  if (isActor(value)) return `actor ${value.id}`
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}: ${write(one)}`)
    .join(', ')}}`
}

const isActor = (value: object): value is { id: string } => 'sessionId' in value && 'send' in value

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !isActor(value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/** What is different, by path: `values.password = ""`. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (before === after || write(before) === write(after)) return []
  const comparable =
    isPlain(before) &&
    isPlain(after) &&
    Array.isArray(before) === Array.isArray(after) &&
    (!Array.isArray(before) || before.length === (after as unknown as unknown[]).length)
  if (!comparable) return [`${path || 'context'} = ${show(after)}`]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path ? `${path}.${key}` : key),
  )
}
