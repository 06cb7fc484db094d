import { type Random, randomBetween } from '@/shared/lib/random'
import type { ProbeAnswer, ProbeInput } from './probe.machine'

/** D2 §9: how long a simulated connection test takes, in ms. */
const SIMULATED_PAUSE = 2000

/** The share of simulated tests that succeed (D2 §4). */
const SUCCESS_CHANCE = 0.7

/** The input of a simulated probe; nothing leaves the browser. */
export const simulatedProbe = (url: string, method: ProbeInput['method'] = 'POST'): ProbeInput => ({
  method,
  url,
  contentTypes: ['application/json'],
  limit: 10_000,
  pause: SIMULATED_PAUSE,
})

/** The answer of a simulated probe: it passes about seven times in ten. */
export function simulatedAnswer(random: Random): ProbeAnswer {
  const passed = random() < SUCCESS_CHANCE
  return {
    passed,
    status: passed ? 200 : 400,
    duration: randomBetween(random, 80, 420),
    cause: passed ? null : 'The endpoint rejected the request.',
  }
}
