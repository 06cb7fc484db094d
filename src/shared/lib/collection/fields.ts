import { maxLength, maxValue, minValue, number, pipe, string } from 'valibot'

/** A text of at most so many letters: what is longer was not written here, and would hold up every page that draws it. */
export const text = (limit = 500) => pipe(string(), maxLength(limit))

/** The last moment that a `Date` can represent, ms since 1970. */
const LAST = 8_640_000_000_000_000

/** A moment that a `Date` can represent, ms since 1970. */
export const moment = pipe(number(), minValue(-LAST), maxValue(LAST))

const MOST = 1_000_000_000_000_000

/** A number that can be reckoned with: thousands of them have a sum. */
export const amount = pipe(number(), minValue(-MOST), maxValue(MOST))
