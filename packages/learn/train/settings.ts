import { randomFrom } from '../numeric/random'

/** How a model is trained: what a search varies. */
export type Setting =
  | { type: 'linear'; penalty: number }
  | { type: 'trees'; rate: number; leaves: number; leastRows: number; l2: number; features: number }

export const nameOf = (setting: Setting): string =>
  setting.type === 'linear'
    ? `Linear model, penalty ${setting.penalty}`
    : `Gradient boosting, ${setting.leaves} leaves, rate ${setting.rate}`

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T

/** The settings that a search tries, in this order: first well-known settings, then random settings. */
export function* settingsFor(rows: number, seed: number): Generator<Setting> {
  const few = Math.max(2, Math.min(20, Math.round(rows / 50)))
  yield { type: 'trees', rate: 0.1, leaves: 31, leastRows: few, l2: 0, features: 1 }
  yield { type: 'linear', penalty: 1 }
  yield { type: 'trees', rate: 0.05, leaves: 15, leastRows: few, l2: 1, features: 0.7 }
  yield { type: 'linear', penalty: 10 }
  yield { type: 'trees', rate: 0.1, leaves: 7, leastRows: few, l2: 1, features: 0.7 }
  yield { type: 'linear', penalty: 0.1 }
  yield { type: 'trees', rate: 0.05, leaves: 63, leastRows: few, l2: 5, features: 0.5 }
  yield { type: 'linear', penalty: 100 }
  const random = randomFrom(seed)
  for (let each = 0; each < 8; each++)
    yield {
      type: 'trees',
      rate: pick([0.03, 0.05, 0.1], random),
      leaves: pick([4, 7, 15, 31, 63], random),
      leastRows: Math.max(2, Math.round(few * pick([0.5, 1, 2], random))),
      l2: pick([0, 1, 5, 10], random),
      features: pick([0.4, 0.6, 0.8, 1], random),
    }
}
