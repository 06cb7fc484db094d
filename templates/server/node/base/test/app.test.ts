import { expect, test } from 'vitest'
import { visitor } from './client.ts'

test('health', async () => {
  const { status, body } = await visitor()('GET', '/api/health')
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'ok', database: 'ok' })
})

test('what is not there is said in JSON', async () => {
  const { status, body } = await visitor()('GET', '/api/nothing')
  expect(status).toBe(404)
  expect(body).toEqual({ error: 'There is no such endpoint.' })
})
// {{#if docs}}

test('the API describes itself', async () => {
  const { body } = await visitor()('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect((await visitor()('GET', '/api/docs')).body).toContain('/api/openapi.json')
})
// {{/if}}
