import { type Box, CHART_TYPE, type PlacedState, type Point } from '@/shared/lib/statechart'

/** How far a line begins to turn before its corner, px. */
const TURN = 6

const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const whole = Math.hypot(toX - x, toY - y) || 1
  const part = Math.min(length, whole / 2) / whole
  return [x + (toX - x) * part, y + (toY - y) * part]
}

/** A line through the points with round corners, as the `d` of a path. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.join(' ')}`
      if (!after) return `L${point.join(' ')}`
      return `L${towards(point, before, TURN).join(' ')}Q${point.join(' ')} ${towards(point, after, TURN).join(' ')}`
    })
    .join('')
}

/** The arrow at the end of the points, as the `d` of a path. */
export function headPath(points: readonly Point[]): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return ''
  const [x, y] = end
  const angle = Math.atan2(y - before[1], x - before[0])
  const wing = (turn: number) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`
  return `M${x} ${y}L${wing(0.45)}L${wing(-0.45)}Z`
}

/** Where a state is when one is looked for by direction: the middle of its name. */
const nameAt = ({ x, y, width }: Box): Point => [x + width / 2, y + CHART_TYPE.name / 2]

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The state that a key moves to: the nearest in the direction of an arrow, the first, the last. */
export function stateByKey(key: string, from: string, states: readonly PlacedState[]): string | null {
  if (key === 'Home') return states[0]?.id ?? null
  if (key === 'End') return states.at(-1)?.id ?? null
  const direction = DIRECTIONS[key]
  const start = states.find(({ id }) => id === from)
  if (!direction || !start) return null
  const [x, y] = nameAt(start)
  let nearest: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const state of states) {
    const [toX, toY] = nameAt(state)
    const ahead = (toX - x) * direction[0] + (toY - y) * direction[1]
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0])
    if (state.id === from || ahead < 1 || aside > ahead * 3) continue
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside
      nearest = state.id
    }
  }
  return nearest
}
