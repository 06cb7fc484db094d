/** The `d` of a line through the values, in a box of 100 by 24 that is stretched; a gap where there is none. A single value is a line across. */
export function sparklinePath(values: readonly (number | null)[]): string {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const value of values)
    if (value !== null) {
      least = Math.min(least, value)
      greatest = Math.max(greatest, value)
    }
  const last = values.length - 1
  const height = (value: number) =>
    greatest === least ? 12 : 22 - (20 * (value - least)) / (greatest - least)
  if (last === 0) return greatest === least ? 'M0 12H100' : ''
  let path = ''
  let drawing = false
  for (const [place, value] of values.entries()) {
    if (value !== null) path += `${drawing ? 'L' : 'M'}${round((100 * place) / last)} ${round(height(value))}`
    drawing = value !== null
  }
  return path
}

const round = (value: number) => Math.round(value * 10) / 10
