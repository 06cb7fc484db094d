import { object, string } from 'valibot'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '../support/local-storage'

// A function of the database that is called with the stored session, without the client.

// The module asks for the configuration once and stores it, so the resets separate this file from the others.
vi.resetModules()
const { callFunction, fetchOwn, isBackendLoaded, SESSION_KEY } = await import('@/shared/api')
afterAll(() => void vi.resetModules())

const CONFIG = {
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'key',
  adminEmail: null,
  environment: 'test',
}
const RUN = object({ id: string() })

let asked: { address: string; token: string | null; body: unknown }[]
let answer: () => Response

beforeEach(() => {
  const session = {
    access_token: 'm.i.ne',
    refresh_token: 'r',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'u', user_metadata: {} },
  }
  asked = []
  answer = () => Response.json({ id: 'r1' })
  vi.stubGlobal('window', {
    askedEarly: {},
    location: { href: 'http://orrery.test/ai-ml-platform' },
    addEventListener: () => undefined,
    localStorage: storageOf(new Map([[SESSION_KEY, JSON.stringify(session)]])),
  })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/config') return Response.json(CONFIG)
    const token = new Headers(init?.headers).get('authorization')
    asked.push({ address, token, body: init?.body === undefined ? null : JSON.parse(init.body as string) })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const call = () => callFunction('run_page', { run: 'r1' }, RUN)

describe('a function of the database', () => {
  it('is asked over REST with the stored session, and loads no client', async () => {
    expect(await call()).toEqual({ id: 'r1' })
    expect(asked).toEqual([
      { address: 'http://backend.test/rest/v1/rpc/run_page', token: 'Bearer m.i.ne', body: { run: 'r1' } },
    ])
    expect(isBackendLoaded()).toBe(false)
  })

  it('that refuses rejects with its words, and its code as the cause', async () => {
    answer = () => Response.json({ code: 'PT404', message: 'There is no such run' }, { status: 404 })
    await expect(call()).rejects.toMatchObject({
      name: 'Failure',
      message: 'There is no such run',
      cause: { code: 'PT404' },
    })
  })

  it('whose answer has another shape is a failure with general words', async () => {
    answer = () => Response.json({ id: 7 })
    await expect(call()).rejects.toMatchObject({
      name: 'Failure',
      message: 'An error occurred. Please try again.',
    })
  })
})

it('an address of this server is asked with the stored session', async () => {
  await fetchOwn('/mlflow/get-artifact?run_id=1')
  expect(asked).toEqual([{ address: '/mlflow/get-artifact?run_id=1', token: 'Bearer m.i.ne', body: null }])
  expect(isBackendLoaded()).toBe(false)
})
