import { createRandom, randomBetween } from '@/shared/lib/random'

/** ms, WZB-04 */
const FIRST_PAUSE = 1000
const LAST_PAUSE = 2000
const SHORTEST_PAUSE = 500
const LONGEST_PAUSE = 2000

/** WZB-04: first 1000 ms, last 2000 ms, the others 500 to 2000 ms by chance. */
export function drawPauses(seed: number, count: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return FIRST_PAUSE
    if (index === count - 1) return LAST_PAUSE
    return randomBetween(random, SHORTEST_PAUSE, LONGEST_PAUSE)
  })
}
