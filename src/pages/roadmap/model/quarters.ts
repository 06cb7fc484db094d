import type { Milestone, Phase } from '@/entities/roadmap/model'

/** A quarter of a year, counted from the first quarter of year 0. */
export const quarterOf = (date: string): number =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** A quarter as it is written: `Q1 2024`. */
export const quarterLabel = (quarter: number): string => `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`

/** The first and the last quarter with a milestone. */
export function quarterSpan(milestones: readonly Milestone[]): { first: number; last: number } {
  const quarters = milestones.map(({ date }) => quarterOf(date))
  return { first: Math.min(...quarters), last: Math.max(...quarters) }
}

/** The distance of a date from the start of the quarter `first`, in quarters. */
export function quartersAfter(first: number, date: string): number {
  const quarter = quarterOf(date)
  const startOf = (one: number) => Date.UTC(Math.floor(one / 4), (one % 4) * 3)
  const [start, end] = [startOf(quarter), startOf(quarter + 1)]
  return quarter - first + (Date.parse(date) - start) / (end - start)
}

/** The milestones of a phase by quarter, in the order of time. */
export function byQuarter({ milestones }: Pick<Phase, 'milestones'>): [quarter: number, Milestone[]][] {
  const groups = new Map<number, Milestone[]>()
  for (const milestone of milestones.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const quarter = quarterOf(milestone.date)
    groups.set(quarter, [...(groups.get(quarter) ?? []), milestone])
  }
  return [...groups]
}
