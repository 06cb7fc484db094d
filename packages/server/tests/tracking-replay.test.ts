import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// The requests of real MLflow clients, recorded by `npm run verify:clients -- --record`, sent again: the answers have the
// status and the shape that the clients were content with.

interface Recorded {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  answer: string
}

const IDS = new Set(['run_id', 'run_uuid', 'model_id', 'next_page_token', 'source_run_id'])

/** Learns which id of the recording is which id of now, from two answers to one request. */
function learn(ids: Record<string, string>, before: Json, now: Json): void {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return
  for (const [key, value] of Object.entries(before)) {
    if (IDS.has(key) && typeof value === 'string' && typeof now[key] === 'string') ids[value] = now[key]
    learn(ids, value, now[key])
  }
}

/** Names and types, of lists those of their first entry. */
function shapeOf(value: Json): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

describe.each(['mlflow-2', 'mlflow-3'])('%s', (name) => {
  const kit = serverForTests()
  const { newClient } = trackingKit(kit)
  const file = fileURLToPath(new URL(`recordings/${name}.json`, import.meta.url))
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[]

  it('gets answers in the same shape', async () => {
    expect(recorded.length).toBeGreaterThan(100)
    const { token } = await newClient()
    const ids: Record<string, string> = {}
    const current = (text: string) =>
      Object.entries(ids).reduce((all, [old, id]) => all.replaceAll(old, id), text)
    for (const { method, path, headers, body, status, answer } of recorded) {
      const sent = await kit.raw(
        current(path),
        { ...headers, authorization: `Bearer ${token}` },
        method,
        current(body),
      )
      expect([method, path, sent.status]).toEqual([method, path, status])
      if (answer === '') continue
      const [before, now] = [parsed(answer), parsed(sent.text)]
      learn(ids, before, now)
      expect([path, shapeOf(now)]).toEqual([path, shapeOf(before)])
    }
  })
})
