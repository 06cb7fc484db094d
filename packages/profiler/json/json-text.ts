import { hexText } from '../parquet/parquet-texts'

/** A number by its digits, which a double might not hold. */
export class Digits {
  constructor(readonly text: string) {}
}

/** A value as JSON, with exact numbers, bytes as hexadecimal digits, and NaN and Infinity as Python writes them. */
export function jsonText(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Digits) return value.text
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof Date) return JSON.stringify(value)
  if (value instanceof Uint8Array) return JSON.stringify(hexText(value))
  if (Array.isArray(value)) return `[${value.map(jsonText).join()}]`
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${jsonText(inner)}`)
  return `{${entries.join()}}`
}
