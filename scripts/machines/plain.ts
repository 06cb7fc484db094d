/** A copy that JSON can hold: errors with their message and kind, dates as text; other values are left out. */
export function plain(value: unknown): unknown {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return undefined
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Error) {
    const { message, kind } = value as Error & { kind?: unknown }
    return { message, ...(kind !== undefined && { kind: plain(kind) }) }
  }
  if (Array.isArray(value)) return value.map((one) => plain(one) ?? null)
  if (Object.getPrototypeOf(value) !== Object.prototype) return JSON.parse(JSON.stringify(value) ?? 'null')
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const copy = plain(one)
      return copy === undefined ? [] : [[key, copy]]
    }),
  )
}
