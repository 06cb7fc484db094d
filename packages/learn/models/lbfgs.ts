const dot = (one: Float64Array, other: Float64Array) => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}

/** `one + factor * other`. */
const plus = (one: Float64Array, factor: number, other: Float64Array) =>
  one.map((value, at) => value + factor * (other[at] as number))

/** Steps whose slopes are remembered. */
const MEMORY = 10

/**
 * The place of the least value of a smooth function (L-BFGS with backtracking). `slopeAt` returns the value and writes the
 * slope. Yields the number of each step.
 */
export function* minimise(
  slopeAt: (at: Float64Array, slope: Float64Array) => number,
  start: Float64Array,
  most: number,
  tolerance: number,
): Generator<number, Float64Array> {
  let at = start.slice()
  let slope = new Float64Array(at.length)
  let value = slopeAt(at, slope)
  const steps: { moved: Float64Array; turned: Float64Array; scale: number }[] = []
  for (let step = 1; step <= most; step++) {
    if (Math.sqrt(dot(slope, slope)) < tolerance) break
    const direction = directionOf(slope, steps)
    const descent = dot(direction, slope)
    if (!(descent < 0)) break
    let length = step === 1 ? Math.min(1, 1 / Math.sqrt(dot(slope, slope))) : 1
    let next = at
    let nextSlope = slope
    let nextValue = Infinity
    for (let tries = 0; tries < 30; tries++) {
      next = plus(at, length, direction)
      nextSlope = new Float64Array(at.length)
      nextValue = slopeAt(next, nextSlope)
      if (nextValue <= value + 1e-4 * length * descent) break
      length /= 2
    }
    if (!(nextValue < value)) break
    const moved = plus(next, -1, at)
    const turned = plus(nextSlope, -1, slope)
    const curve = dot(moved, turned)
    if (curve > 1e-12) steps.push({ moved, turned, scale: 1 / curve })
    if (steps.length > MEMORY) steps.shift()
    const isDone = value - nextValue < tolerance * 1e-3 * Math.max(1, Math.abs(value))
    at = next
    slope = nextSlope
    value = nextValue
    yield step
    if (isDone) break
  }
  return at
}

function directionOf(
  slope: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array; scale: number }[],
) {
  let direction = slope.map((value) => -value)
  const weights = new Float64Array(steps.length)
  for (let at = steps.length - 1; at >= 0; at--) {
    const { moved, turned, scale } = steps[at] as (typeof steps)[number]
    weights[at] = scale * dot(moved, direction)
    direction = plus(direction, -(weights[at] as number), turned)
  }
  const last = steps.at(-1)
  if (last) {
    const factor = dot(last.moved, last.turned) / dot(last.turned, last.turned)
    direction = direction.map((value) => value * factor)
  }
  for (const [at, { moved, turned, scale }] of steps.entries())
    direction = plus(direction, (weights[at] as number) - scale * dot(turned, direction), moved)
  return direction
}
