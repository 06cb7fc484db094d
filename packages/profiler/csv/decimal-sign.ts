import type { Reading } from '../types'

type Sign = Reading['decimal']

/** Numbers in which one sign is the decimal sign and the other separates thousands. */
const NUMBERS: Record<Sign, RegExp> = {
  '.': /^[+-]?(\d*|\d{1,3}(,\d{3})+)(\.\d*)?(e[+-]?\d+)?$/i,
  ',': /^[+-]?(\d*|\d{1,3}(\.\d{3})+)(,\d*)?(e[+-]?\d+)?$/i,
}
/** Numbers in which each of the signs may be between thousands. */
const THOUSANDS: Record<Sign, RegExp> = {
  '.': /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/,
  ',': /^[+-]?[1-9]\d{0,2}(,\d{3})+$/,
}

/**
 * Whether a sign is the decimal sign of a column: at least half of its values are numbers then, and in one of
 * them the sign cannot separate thousands. `cells`: those with a value.
 */
function hasDecimals(cells: string[], sign: Sign): boolean {
  const numbers = cells
    .map((cell) => cell.trim())
    .filter((cell) => /\d/.test(cell) && NUMBERS[sign].test(cell))
  return (
    numbers.length * 2 >= cells.length &&
    numbers.some((cell) => cell.includes(sign) && !THOUSANDS[sign].test(cell))
  )
}

/** The decimal sign of some columns: a comma where one has it and none has a point. Null if none has either. */
export function decimalSign(columns: string[][]): Sign | null {
  if (columns.some((cells) => hasDecimals(cells, '.'))) return '.'
  return columns.some((cells) => hasDecimals(cells, ',')) ? ',' : null
}
