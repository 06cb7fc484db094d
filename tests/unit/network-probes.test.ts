import { describe, expect, it } from 'vitest'
import { ask } from '../../src/pages/diagnostics/model/network/ask'
import { networkReport } from '../../src/pages/diagnostics/model/network/report'

const input = { method: 'HEAD', url: '/favicon.svg', contentTypes: ['image/'], limit: 3000 } as const

/** Asks a server that answers with this, 25 ms later. */
async function asked(answer: () => Response) {
  const requests: [string, RequestInit][] = []
  let time = 100
  const result = await ask(input, new AbortController().signal, {
    fetch: async (url, init) => {
      requests.push([url, init])
      time += 25
      return answer()
    },
    now: () => time,
  })
  return { result, requests }
}

const response = (status: number, type?: string) => () =>
  new Response(null, { status, headers: type ? { 'content-type': type } : {} })

describe('a probe', () => {
  it('passes on a successful response of the right type, and bypasses caches', async () => {
    const { result, requests } = await asked(response(200, 'image/svg+xml'))
    expect(result).toEqual({ passed: true, status: 200, duration: 25, cause: null })
    expect(requests).toMatchObject([['/favicon.svg', { method: 'HEAD', cache: 'no-store' }]])
  })

  it.each([
    [404, 'image/png', 'Answered with status 404.'],
    [503, 'image/png', 'Answered with status 503, a server error.'],
    [200, 'text/html; charset=utf-8', 'Answered with text/html where image is expected.'],
    [200, undefined, 'Answered with no content type where image is expected.'],
  ])('fails with %s %s: %s', async (status, type, cause) => {
    const { result } = await asked(response(status, type))
    expect(result).toEqual({ passed: false, status, duration: 25, cause })
  })

  it('fails with an explanation when no response arrives', async () => {
    const { result } = await asked(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(result).toEqual({
      passed: false,
      status: null,
      duration: 25,
      cause: 'No response: the network or the server is down.',
    })
  })
})

describe('a probe of another site', () => {
  const elsewhere = {
    method: 'HEAD',
    url: 'https://fonts.example/css2',
    contentTypes: ['font/', 'text/css'],
    limit: 3000,
  } as const
  const of = (fetch: () => Promise<Response>) =>
    ask(elsewhere, new AbortController().signal, { fetch, now: () => 0 })

  it('accepts either content type', async () => {
    expect(await of(async () => response(200, 'text/css; charset=utf-8')())).toMatchObject({ passed: true })
    expect(await of(async () => response(200, 'text/html')())).toMatchObject({
      cause: 'Answered with text/html where font or text/css is expected.',
    })
  })

  it('may also have been blocked', async () => {
    const { cause } = await of(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(cause).toMatch(/connect-src/)
  })
})

describe('the exported report', () => {
  it('has the health check and every probe with its result', () => {
    const answer = { passed: true, status: 200, duration: 5, cause: null }
    const report = networkReport(
      {
        ownFont: '/assets/geist.woff2',
        chosen: null,
        typed: '',
        typedError: null,
        startedAt: '2026-01-15T09:00:00.000Z',
        results: { app: answer, icon: answer, callback: answer, font: answer },
      },
      { origin: 'http://127.0.0.1:4310', browser: 'Test' },
    )
    expect(report).toMatchObject({ health: 'issues', origin: 'http://127.0.0.1:4310' })
    expect(report.probes[0]).toEqual({
      name: 'The app',
      method: 'HEAD',
      url: '/',
      limit: 5000,
      critical: true,
      ...answer,
    })
    expect(report.probes.map(({ url }) => url)).toContain('/assets/geist.woff2')
  })
})
