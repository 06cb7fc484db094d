import { describe, expect, it } from 'vitest'
import { afterScroll, type Scrolled } from './away'

/** The view at each place that a page of 3,000 px is scrolled to. */
const along = (...places: number[]) => {
  let now: Scrolled = { top: 0, away: false }
  return places.map((top) => (now = afterScroll(now, top, 3000)).away)
}

describe('the button of the assistant', () => {
  it('makes room while the page is scrolled down, and returns on the way up', () => {
    expect(along(10, 40, 400, 380, 500)).toEqual([false, true, true, false, true])
  })

  it('ignores a finger that trembles, but not one that goes on slowly', () => {
    expect(along(100, 95, 90, 86, 84)).toEqual([true, true, true, true, false])
    expect(along(5, 10, 15, 20)).toEqual([false, false, false, true])
  })

  it('is there at the top and at the end, whose corner is free, also beyond them', () => {
    expect(along(1000, 2951, 2952, 3010, 0, -30)).toEqual([true, true, false, false, false, false])
  })
})
