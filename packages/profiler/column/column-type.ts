import type { ColumnType } from '../types'
import { KIND } from './kind'

/**
 * The type of a column by the number of values of each kind. A single kind is the type; whole and decimal
 * numbers are numbers. Codes (00501, 002.1) are numbers only among a majority of decimal numbers, else text.
 * With text in the column, words and codes that could be another kind are text, too; it is mixed if at least
 * half of its values are plain numbers or dates.
 */
export function typeOf(kinds: Float64Array): ColumnType {
  const of = (kind: number) => kinds[kind] as number
  const all = kinds.reduce((sum, count) => sum + count, 0) - of(KIND.missing)
  if (all === 0) return 'empty'
  const isCoded = of(KIND.code) > 0 && of(KIND.code) >= of(KIND.number)
  const decimal = of(KIND.number) + of(KIND.science)
  if (of(KIND.integer) === all) return 'integer'
  if (of(KIND.integer) + decimal + of(KIND.nonFinite) + of(KIND.code) === all) {
    if (of(KIND.nonFinite) === all || isCoded) return 'text'
    return 'number'
  }
  for (const type of ['boolean', 'date', 'time', 'interval', 'binary'] as const)
    if (of(KIND[type]) === all) return type
  if (isCoded) return 'text'
  const plain = of(KIND.integer) + of(KIND.number) + of(KIND.date)
  return plain * 2 >= all ? 'mixed' : 'text'
}
