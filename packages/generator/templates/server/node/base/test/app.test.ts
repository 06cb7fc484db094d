import { expect, test } from 'vitest'
import { visitor } from './client.ts'

test('health', async () => {
  const { status, body } = await visitor()('GET', '/api/health')
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'ok', database: 'ok' })
})

test('an unknown endpoint is refused in JSON', async () => {
  const { status, body, headers } = await visitor()('GET', '/api/nothing')
  expect(status).toBe(404)
  expect(headers.get('x-request-id')).toBeTruthy()
  expect(body).toEqual({ error: 'There is no such endpoint.' })
})
// {{#if docs}}

test('the API describes itself, and serves the page that renders it', async () => {
  const ann = visitor()
  const { body } = await ann('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toContain('/api/health')
  const page = await ann('GET', '/api/docs')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [, path] of files) expect((await ann('GET', path)).status).toBe(200)
})
// {{/if}}
