import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createStarter } from '@orrery/generator/tools/starter'
import { starterRoutes } from '../http/starter'

const starter = createStarter()
const app = (max = 1000) =>
  new Hono().route(
    '/',
    starterRoutes(() => Promise.resolve(starter), { max, windowMs: 60_000 }),
  )
const ADDRESS = '/api/starter.zip?frontend=react&backend=node&database=sqlite&auth&tests&name='

it('the options are JSON', async () => {
  const response = await app().request('/api/starter')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.json()).toMatchObject({
    frontend: {
      default: 'react',
      values: expect.arrayContaining([{ id: 'next', label: 'Next.js' }]) as object,
    },
    starter: {
      values: expect.arrayContaining([expect.objectContaining({ id: 'mobile-app' })]) as object,
      with: ['name', 'description'],
    },
    flags: expect.arrayContaining([expect.objectContaining({ id: 'auth' })]) as object,
  })
})

it('a zip can be cached and revalidated', async () => {
  const site = app()
  const response = await site.request(`${ADDRESS}Field%20Notes`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="field-notes.zip"')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const etag = response.headers.get('etag') ?? ''
  const again = await site.request(`${ADDRESS}Field%20Notes`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

it('a starter is a project too', async () => {
  const response = await app().request('/api/starter.zip?starter=mobile-app&name=Corner%20Shop')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="corner-shop.zip"')
})

it.each([
  'class',
  'std',
  'con',
  '../../etc',
  'x',
  'x'.repeat(60),
  '項目',
  '--- ---',
  '"\r\nset-cookie: a=b',
  '<script>',
])('a project called %j has a safe name', async (name) => {
  const response = await app().request(ADDRESS + encodeURIComponent(name))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z][a-z0-9-]*\.zip"$/)
  expect(response.headers.has('set-cookie')).toBe(false)
})

it('invalid values are rejected with a list of the valid ones', async () => {
  const response = await app().request('/api/starter.zip?backend=cobol&auth=true&auth=false')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: 'auth is given twice, with different values; backend is none of the good values',
    problems: [
      expect.objectContaining({ parameter: 'auth' }),
      {
        parameter: 'backend',
        problem: 'is none of the good values',
        good: ['node', 'python', 'java', 'go', 'php', 'ruby', 'dotnet'],
      },
    ],
  })
  const starter = await app().request('/api/starter.zip?starter=blockchain&database=redis')
  expect(starter.status).toBe(400)
  expect(await starter.json()).toEqual({
    error: 'database does not go with a starter',
    problems: [
      {
        parameter: 'database',
        problem: 'does not go with a starter',
        good: ['starter', 'name', 'description'],
      },
    ],
  })
  expect((await app().request(`/api/starter.zip?name=${'x'.repeat(5000)}`)).status).toBe(414)
})

it('of a hundred parallel requests from one address the limit is served, the others must wait', async () => {
  const site = app(60)
  const responses = await Promise.all(Array.from({ length: 100 }, () => site.request(`${ADDRESS}Flood`)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(40)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('many parallel requests are bounded, and leave pauses for others', async () => {
  const busy = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  const zip = async () => {
    busy(5)
    return { fileName: 'x.zip', bytes: new Uint8Array(10) }
  }
  const limits = { max: 1000, windowMs: 60_000 }
  const site = new Hono().route(
    '/',
    starterRoutes(async () => ({ options: () => ({}), zip }), limits),
  )
  let pauses = 0
  let over = false
  const count = () => {
    pauses++
    if (!over) setImmediate(count)
  }
  const names = Array.from({ length: 140 }, (_, index) => `${ADDRESS}${index}`)
  const answers = Promise.all(names.map((name) => site.request(name)))
  setImmediate(count)
  const statuses = (await answers).map(({ status }) => status)
  over = true
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([120, 20])
  expect(pauses).toBeGreaterThan(100)
})
