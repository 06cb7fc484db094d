import { type DeployedModel, sampleDeployedModels } from '@/entities/deployment/model'
import { createRandom } from '@/shared/lib/random'
import { expect, it } from 'vitest'
import { simulatedAnswer } from './simulated-answer'

const [model] = sampleDeployedModels(0) as [DeployedModel]

it('answers within the latencies of the model', () => {
  const random = createRandom(1)
  for (let ask = 0; ask < 50; ask++) {
    const { status, took, body } = simulatedAnswer(model, random)
    expect(status).toBe('200 OK')
    expect(took).toBeGreaterThanOrEqual(model.metrics.p50)
    expect(took).toBeLessThanOrEqual(model.metrics.p95)
    expect(JSON.parse(body)).toMatchObject({ model: 'Image Classifier', version: '2.3.0' })
  }
})

it.each(['offline', 'error', 'deploying'] as const)('is refused while the model is %s', (status) => {
  const answer = simulatedAnswer({ ...model, status }, createRandom(1))
  expect(answer.status).toBe('503 Service Unavailable')
  expect(JSON.parse(answer.body)).toMatchObject({ error: { message: `Image Classifier is ${status}.` } })
})
