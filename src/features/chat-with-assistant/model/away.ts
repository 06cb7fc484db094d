/** Where a page is scrolled to, in px, and whether the button makes room. */
export interface Scrolled {
  top: number
  away: boolean
}

/** A smaller move is that of a finger which holds still, in px. */
const STEP = 16
/** The end of a page leaves the corner of the button free, in px. */
const END = 48

/** Away while the page is scrolled down; back on the way up, at the top, and at the end. `last` is the greatest value of `top`. */
export function afterScroll(before: Scrolled, top: number, last: number): Scrolled {
  if (top <= 0 || top >= last - END) return { top, away: false }
  if (Math.abs(top - before.top) < STEP) return before
  return { top, away: top > before.top }
}
