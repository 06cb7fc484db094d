const DAY = 86_400_000

/** Parts of a date: days since 1970, month (1 to 12), weekday (0: Sunday) and hour, all in UTC. */
export const DATE_PARTS = ['day', 'month', 'weekday', 'hour'] as const
export type DatePart = (typeof DATE_PARTS)[number]

/** The part of a date in ms since 1970; NaN of a missing date. The same steps are nodes of the exported graph. */
export function partOf(date: number, part: DatePart): number {
  if (Number.isNaN(date)) return Number.NaN
  const day = Math.floor(date / DAY)
  if (part === 'day') return day
  if (part === 'hour') return Math.floor((date - day * DAY) / 3_600_000)
  // Counted from the year 0 in March, so that every number is positive and a leap day is the last of its year.
  const shifted = day + 719_468
  if (part === 'weekday') return (shifted + 3) % 7
  const ofEra = shifted % 146_097
  const year = Math.trunc(
    (ofEra - Math.trunc(ofEra / 1460) + Math.trunc(ofEra / 36_524) - Math.trunc(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * year + Math.trunc(year / 4) - Math.trunc(year / 100))
  const month = Math.trunc((5 * ofYear + 2) / 153)
  return ((month + 2) % 12) + 1
}
