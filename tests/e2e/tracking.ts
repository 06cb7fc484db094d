import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectVisible } from './kit'

// Code that tracks runs, for the journeys of runs.

/** Sends requests as MLflow's clients do, with the token. */
export const client =
  (origin: string, token: string) => async (method: string, path: string, request: object) => {
    const address = `${origin}/mlflow/api/2.0/mlflow/${path}`
    const isRead = method === 'GET'
    const query = new URLSearchParams(request as Record<string, string>)
    const answer = await fetch(isRead ? `${address}?${query}` : address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(!isRead && { body: JSON.stringify(request) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }

export type Send = ReturnType<typeof client>
export interface Sent {
  run: { info: { run_id: string } }
  experiment_id: string
}

/** Tracks a run of 300 steps, in three batches. Resolves with its id. */
export async function track(send: Send, experiment: string, runName: string, lr: string): Promise<string> {
  const body = async (path: string, request: object) => {
    const answer = await send('POST', path, request)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as unknown as Sent
  }
  const found = await send('GET', 'experiments/get-by-name', { experiment_name: experiment })
  const experimentId =
    found.status === 404
      ? (await body('experiments/create', { name: experiment })).experiment_id
      : (found.body as unknown as { experiment: Sent }).experiment.experiment_id
  const started = Date.now() - 60_000
  const { run } = await body('runs/create', {
    experiment_id: experimentId,
    run_name: runName,
    user_id: 'ada',
    start_time: started,
    tags: [],
  })
  const runId = run.info.run_id
  for (const batch of [0, 1, 2])
    await body('runs/log-batch', {
      run_id: runId,
      metrics: Array.from({ length: 100 }, (_, index) => {
        const step = batch * 100 + index
        const noise = Math.sin(step * 12.9) * 0.05
        return [
          {
            key: 'loss',
            value: Number(lr) + Math.exp(-step / 60) + noise,
            timestamp: started + step * 100,
            step,
          },
          { key: 'accuracy', value: 0.9 - Math.exp(-step / 40) / 2, timestamp: started + step * 100, step },
        ]
      }).flat(),
      params: batch === 0 ? [{ key: 'lr', value: lr }] : [],
      tags: batch === 0 ? [{ key: 'team', value: 'growth' }] : [],
    })
  await body('runs/update', { run_id: runId, status: 'FINISHED', end_time: started + 30_000 })
  return runId
}

export async function makeToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a token' }).click()
  await expectVisible(page.getByText('Enter a name for the token'))
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Make a token' }).click()
  await expectVisible(page.getByText('Waiting for the first run'))
  return (await page.getByText(/^orr_[\w-]{20,}$/).textContent()) ?? ''
}
