/**
 * Kinds of single values. Which of them a column is made of decides its type.
 *
 * - `code`: digits with a zero in front (also before a decimal sign: 002.1) or a plus and at least seven digits, as ZIP codes and phone numbers have;
 *   `science`: digits, an `e` and digits, as hexadecimal ids may happen to look. Both are numbers in a column of
 *   numbers and text in a column of text.
 * - `nonFinite`: an infinity, a number without a place on any scale.
 */
export const KIND = {
  missing: 0,
  integer: 1,
  number: 2,
  boolean: 3,
  date: 4,
  time: 5,
  interval: 6,
  binary: 7,
  text: 8,
  nonFinite: 9,
  code: 10,
  science: 11,
} as const
export const KINDS = 12

/** Whether values of a kind have a place on a scale: numbers, dates and times. */
export const isScaled = (kind: number) =>
  kind === KIND.integer ||
  kind === KIND.number ||
  kind === KIND.date ||
  kind === KIND.time ||
  kind === KIND.code ||
  kind === KIND.science

/** The number, ms since 1970 or ms since midnight that was read last. In an array, because a number of its own is boxed. */
export const found = new Float64Array(1)
