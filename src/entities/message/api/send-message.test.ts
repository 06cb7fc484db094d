import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from './send-message'

const message = { kind: 'contact', fields: { name: 'Ada', body: 'Hello.' } } as const
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

/** Lets the server answer, and returns what it was sent. */
function answering(response: Response | Error) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('sending a message', () => {
  it('posts the fields and the resume, and resolves with what the server confirms', async () => {
    const fetch = answering(Response.json({ confirmed: true }, { status: 201 }))
    const resume = { name: 'ada.pdf', content: new Blob(['%PDF-']) }
    expect(await sendMessage({ ...message, kind: 'application', resume }, signal)).toEqual({
      confirmed: true,
    })
    const [path, { method, body }] = fetch.mock.calls[0] as [string, { method: string; body: FormData }]
    expect([path, method, body.get('kind'), body.get('name')]).toEqual([
      '/api/messages',
      'POST',
      'application',
      'Ada',
    ])
    expect((body.get('resume') as File).name).toBe('ada.pdf')
  })

  it.each([
    ['the page of a static host', new Response('<!doctype html>', { status: 200 }), 'notConfigured'],
    ['a static host that refuses the method', new Response('', { status: 405 }), 'notConfigured'],
    [
      'a static host without the path',
      Response.json({ error: 'Not found' }, { status: 404 }),
      'notConfigured',
    ],
    ['a proxy without its server', new Response('Bad gateway', { status: 502 }), 'network'],
    ['a refusal', Response.json({ error: 'The inbox is full' }, { status: 507 }), 'other'],
    ['a limit', Response.json({ msg: 'Too many messages' }, { status: 429 }), 'rateLimited'],
    ['an answer without its field', Response.json({}, { status: 201 }), 'notConfigured'],
    ['no connection', new TypeError('Failed to fetch'), 'network'],
  ])('is never a success after %s', async (_, response, kind) => {
    answering(response)
    await expect(sendMessage(message, signal)).rejects.toMatchObject({ name: 'Failure', kind })
  })

  it('is not tried by a build for a hosted project', async () => {
    const fetch = answering(Response.json({ confirmed: true }, { status: 201 }))
    vi.stubEnv('VITE_SUPABASE_URL', 'https://x.supabase.co')
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key')
    await expect(sendMessage(message, signal)).rejects.toMatchObject({ kind: 'notConfigured' })
    expect(fetch).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })
})
