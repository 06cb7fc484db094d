/** The number in the middle; the lower of the two middle numbers where their count is even; NaN of none. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** As many digits as people read: 1234, 12.3, 0.012. */
export function short(number) {
  if (!Number.isFinite(number)) return null
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 1 ? 1 : 3
  return Number(number.toFixed(digits))
}

/** Runs `work` so many times, one after another, and gives what each gave. */
export async function times(count, work) {
  const results = []
  for (let round = 0; round < count; round++) results.push(await work(round))
  return results
}

/** For each name that all of these records have, the median. */
export function medians(records) {
  const names = Object.keys(records[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))]))
}
