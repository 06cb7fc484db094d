/** Pseudo-random numbers in [0, 1) from a seed (mulberry32): the same numbers on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T extends Int32Array | Float64Array>(values: T, random: () => number): T {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = values[at] as number
    values[at] = values[other] as number
    values[other] = kept
  }
  return values
}

export const range = (length: number): Int32Array => Int32Array.from({ length }, (_, at) => at)
