import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError, sendReports } from '.'
import { createSender, reportOf, type SendDeps } from './send'

afterEach(() => {
  sendReports(null)
  vi.restoreAllMocks()
})

describe('an unexpected error', () => {
  it('is logged with its cause and reported, once', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const sent: unknown[] = []
    sendReports((error) => sent.push(error))
    const error = new TypeError('x is not a function', { cause: new Error('why') })
    reportError(error)
    reportError(error)
    expect(log.mock.calls).toEqual([['Unexpected error:', error]])
    expect(sent).toEqual([error])
  })

  it('is not logged again when the browser has logged it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    reportError(new Error('seen'), { logged: true })
    expect(log).not.toHaveBeenCalled()
  })

  it('never causes another error: a sender or a console that throws is ignored', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {
      throw new Error('console')
    })
    sendReports(() => {
      throw new Error('sender')
    })
    expect(() => reportError(undefined)).not.toThrow()
    expect(() => reportError(new Error('first'), { logged: true })).not.toThrow()
  })
})

function sender(answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  let elapsed = 0
  const asked: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer()
  }) as unknown as SendDeps['fetch']
  const send = createSender({ fetch, elapsed: () => elapsed, now: () => 0, page: () => '/projects' })
  return { send, asked, wait: (ms: number) => (elapsed += ms) }
}

describe('an error report', () => {
  it('is a POST to the app’s own server, without cookies and referrer', async () => {
    const { send, asked } = sender()
    const error = new TypeError('x is not a function')
    error.stack = 'TypeError: x is not a function\n    at f (https://orrery.example/assets/a-1.js:1:2)'
    await send(error)
    expect(asked[0]).toMatchObject({
      url: '/api/client-errors',
      init: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' },
    })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      message: 'x is not a function',
      stack: '    at f (https://orrery.example/assets/a-1.js:1:2)',
      code: 'TypeError',
      page: '/projects',
      at: '1970-01-01T00:00:00.000Z',
    })
  })

  it('is sent once for each kind of error, five times a minute and fifty times in total', async () => {
    const { send, asked, wait } = sender()
    for (let count = 0; count < 3; count++) await send({ message: 'the same' })
    expect(asked).toHaveLength(1)
    for (let count = 0; count < 10; count++) await send({ message: `another ${count}` })
    expect(asked).toHaveLength(5)
    wait(59_999)
    await send({ message: 'too early' })
    expect(asked).toHaveLength(5)
    for (let minute = 0; minute < 30; minute++) {
      wait(60_000)
      for (let count = 0; count < 9; count++) await send({ message: `${minute} ${count}` })
    }
    expect(asked).toHaveLength(50)
  })

  it.each([404, 405, 200, 301, 401])(
    'is not sent any more once the server answers with %d',
    async (status) => {
      const { send, asked, wait } = sender(() => new Response(null, { status }))
      await send({ message: 'one' })
      wait(600_000)
      await send({ message: 'two' })
      expect(asked).toHaveLength(1)
    },
  )

  it.each([204, 400, 413, 500, 503])('is still sent after %d', async (status) => {
    const { send, asked } = sender(() => new Response(null, { status }))
    await send({ message: 'one' })
    await send({ message: 'two' })
    expect(asked).toHaveLength(2)
  })

  it('is delayed as long as the server asks', async () => {
    const { send, asked, wait } = sender(
      () => new Response(null, { status: 429, headers: { 'retry-after': '120' } }),
    )
    await send({ message: 'one' })
    wait(119_999)
    await send({ message: 'two' })
    expect(asked).toHaveLength(1)
    wait(1)
    await send({ message: 'three' })
    expect(asked).toHaveLength(2)
  })

  it('is sent without a rejection, whatever is thrown and however the network fails', async () => {
    const { send } = sender(() => Promise.reject(new TypeError('Failed to fetch')))
    const hostile = {
      get message(): string {
        throw new Error('trap')
      },
    }
    for (const thrown of [new Error('a'), null, undefined, 7, 'text', Symbol('s'), {}, hostile, () => 1])
      await expect(send(thrown)).resolves.toBeUndefined()
  })
})

describe('no report of an error', () => {
  const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  it.each([
    ['a token', `Refused ${TOKEN} here`],
    ['the link in a mail', 'at https://orrery.example/auth/callback?token_hash=abc123&type=signup'],
    ['a fragment', 'at https://orrery.example/x#access_token=abc123'],
    ['credentials in a URL', 'GET https://ada:abc123@api.example/v1 failed'],
    ['a key', 'api_key=abc123 and sb_secret_abc123 and Bearer abc123'],
    ['an email address', 'No profile of abc123@orrery.example or abc123%40orrery.example'],
    ['lines that look like frames', 'Refused\n    at secret=abc123\n    at abc123@orrery.example:1:2'],
    ['a random string', 'Session 0123456789abcdef0123456789abc123 is gone'],
  ])('holds %s', (_, text) => {
    const error = Object.assign(new Error(text), { code: text })
    const sent = JSON.stringify(reportOf(error, `/page?q=${text}`, 0))
    expect(sent).not.toMatch(/abc123|eyJ/)
  })

  it('is longer than the server accepts', () => {
    const error = Object.assign(new Error('word '.repeat(9999)), { stack: 'frame\n'.repeat(99_999) })
    expect(JSON.stringify(reportOf(error, `/${'p/'.repeat(9999)}`, 0)).length).toBeLessThan(8000)
  })

  it('leaves out the name of a file that looks random', () => {
    const error = new Error('x')
    error.stack = 'Error: x\n    at /assets/use-dataset-upload-dialog-fields-AbCdEfGh.js:1:2'
    expect(reportOf(error, '/', 0).stack).toContain('use-dataset-upload-dialog-fields-AbCdEfGh.js:1:2')
  })
})
