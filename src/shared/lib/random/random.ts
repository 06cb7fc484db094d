/** Returns the next number in 0..1 (1 excluded). Every chance in Orrery comes from one of these. */
export type Random = () => number

/** A deterministic generator (mulberry32): the same seed gives the same sequence, so a seed replays a run exactly. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from `min` to `max`, both included. */
export function randomBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `length` lower-case letters and digits, e.g. the suffix of a project address (WZB-08). */
export function randomSuffix(random: Random, length: number): string {
  return Array.from({ length }, () => ALPHABET[randomBetween(random, 0, ALPHABET.length - 1)]).join('')
}

/** A seed for `createRandom`, drawn from another generator. */
export function drawSeed(random: Random): number {
  return Math.floor(random() * 4294967296)
}
