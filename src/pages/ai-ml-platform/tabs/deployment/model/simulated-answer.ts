import type { DeployedModel, ModelType } from '@/entities/deployment/model'
import { type Random, randomBetween } from '@/shared/lib/random'

export interface SimulatedAnswer {
  /** `200 OK`; `503 Service Unavailable` while the model does not run. */
  status: string
  /** ms */
  took: number
  /** JSON */
  body: string
}

const OUTPUTS: Record<ModelType, unknown> = {
  cv: { label: 'running shoe', confidence: 0.94 },
  nlp: { text: 'This is about a late delivery.', tokens: 9 },
  tabular: { score: 0.27 },
  audio: { transcript: 'Good morning, how can I help you?', seconds: 2.4 },
  multimodal: { matches: ['blue rain jacket', 'grey parka'] },
}

/** The simulated answer of an endpoint to the example request. */
export function simulatedAnswer(
  { status, modelType, name, version, metrics }: DeployedModel,
  random: Random,
): SimulatedAnswer {
  if (status !== 'online')
    return {
      status: '503 Service Unavailable',
      took: randomBetween(random, 2, 9),
      body: JSON.stringify(
        { error: { code: 'model_not_running', message: `${name} is ${status}.` } },
        null,
        2,
      ),
    }
  return {
    status: '200 OK',
    took: metrics.p50 > 0 ? randomBetween(random, metrics.p50, metrics.p95) : randomBetween(random, 30, 90),
    body: JSON.stringify({ model: name, version, output: OUTPUTS[modelType] }, null, 2),
  }
}
