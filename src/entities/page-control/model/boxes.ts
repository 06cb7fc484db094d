import type { Box } from './facts'

/** The part that two rectangles share; null when they at most touch. */
export function intersection(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** Rounding may push neighbours into each other by less than this, in px. */
const TOLERANCE = 1

/** True when two controls really share a spot. */
export function overlap(one: Box, other: Box): boolean {
  const shared = intersection(one, other)
  return shared !== null && shared.width > TOLERANCE && shared.height > TOLERANCE
}
