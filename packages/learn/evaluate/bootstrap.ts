import { randomFrom } from '../numeric/random'
import type { Estimate, MetricName, Metrics } from '../types'
import { byProbability, type Judged, lossesOf, METRICS, metricsOf } from './metrics'

const SAMPLES = 200

/** How often each row is drawn, when as many rows are drawn as there are. */
function drawn(rows: number, random: () => number): Float64Array {
  const weights = new Float64Array(rows)
  for (let each = 0; each < rows; each++) {
    const row = Math.floor(random() * rows)
    weights[row] = (weights[row] as number) + 1
  }
  return weights
}

function intervalOf(value: number, samples: number[]): Estimate {
  const sorted = samples.filter((one) => !Number.isNaN(one)).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? value
  return { value, low: at(0.025), high: at(0.975) }
}

/** The metrics with their 95 % intervals. Yields between samples, as many rows take long. */
export function* estimated(judged: Judged, seed: number): Generator<number, Metrics> {
  const order = judged.kind === 'binary' ? byProbability(judged) : null
  const rows = judged.actual.length
  const values = metricsOf(judged, new Float64Array(rows).fill(1), order)
  const samples: Partial<Record<MetricName, number>>[] = []
  const random = randomFrom(seed)
  for (let each = 0; each < SAMPLES; each++) {
    samples.push(metricsOf(judged, drawn(rows, random), order))
    yield each
  }
  return Object.fromEntries(
    METRICS[judged.kind].map((name) => [
      name,
      intervalOf(
        values[name] as number,
        samples.map((sample) => sample[name] as number),
      ),
    ]),
  )
}

/** How much less the model loses per row than the baseline; it is better only if the whole interval is above zero. */
export function advantage(model: Judged, baseline: Judged, seed: number): Estimate {
  const own = lossesOf(model)
  const gains = lossesOf(baseline).map((loss, row) => loss - (own[row] as number))
  const meanOf = (weights: Float64Array) => {
    let sum = 0
    for (let row = 0; row < gains.length; row++) sum += (gains[row] as number) * (weights[row] as number)
    return sum / gains.length
  }
  const random = randomFrom(seed)
  const samples = Array.from({ length: SAMPLES }, () => meanOf(drawn(gains.length, random)))
  return intervalOf(meanOf(new Float64Array(gains.length).fill(1)), samples)
}
