import { Failure } from '@/shared/lib/failure'

const MOST_DEEP = 60
const MOST_VALUES = 500_000
const NEVER_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Invisible characters: controls, marks that turn the direction of a text, and characters without a width. */
export const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF]/gu

/**
 * Reads JSON from anywhere. Throws a `Failure` for what is none, is nested too deep, names a prototype, or holds a number
 * that JavaScript reads as infinite.
 */
export function parsedSafely(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Failure('It is not valid JSON.')
  }
  let count = 0
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let one = open.pop(); one; one = open.pop()) {
    if (++count > MOST_VALUES) throw new Failure('It holds more than the inspector can show.')
    if (one.depth > MOST_DEEP) throw new Failure('It is nested deeper than anything the inspector writes.')
    if (typeof one.value === 'number' && !Number.isFinite(one.value))
      throw new Failure('It holds a number that is no number.')
    if (typeof one.value !== 'object' || one.value === null) continue
    for (const [key, inner] of Object.entries(one.value)) {
      if (NEVER_KEYS.has(key)) throw new Failure(`It names “${key}”, which nothing of the inspector does.`)
      open.push({ value: inner, depth: one.depth + 1 })
    }
  }
  return value
}
