import { describe, expect, it } from 'vitest'
import { completionUrl, originOf } from '../model/completion'
import { SAMPLE_PROVIDERS } from '../model/samples'
import { streamCompletion } from './stream-completion'

const [sample] = SAMPLE_PROVIDERS
if (!sample) throw new Error('there is no sample')
const provider = { ...sample, endpoint: 'https://api.vega.example/v1/' }
const TYPE = { 'content-type': 'text/event-stream; charset=utf-8' }
const said = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const FINISHED = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"total_tokens":12}}\n\n'
const DONE = 'data: [DONE]\n\n'

/** Answers with these chunks; an error breaks the connection. */
function body(chunks: readonly (string | Uint8Array | Error)[]) {
  const rest = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift()
      if (chunk === undefined) controller.close()
      else if (chunk instanceof Error) controller.error(chunk)
      else controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
    },
  })
}

async function stream(
  chunks: readonly (string | Uint8Array | Error)[],
  init: ResponseInit = { headers: TYPE },
) {
  let text = ''
  const requests: [string, RequestInit][] = []
  const answer = streamCompletion(provider, [{ role: 'user', content: 'Why?' }], {
    signal: new AbortController().signal,
    onText: (more) => (text += more),
    fetch: (url, options) => {
      requests.push([String(url), options ?? {}])
      return Promise.resolve(new Response(body(chunks) as BodyInit, init))
    },
  })
  const outcome = await answer.catch((error: Error) => error.message)
  return { text, outcome, requests }
}

describe('a reply of a provider', () => {
  it('is requested with the key in a header, and nothing that identifies this browser', async () => {
    const { requests } = await stream([said('Hi'), DONE])
    const [[url, init] = ['', {}]] = requests
    expect(url).toBe('https://api.vega.example/v1/chat/completions')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: { authorization: `Bearer ${provider.apiKey}` },
    })
    expect(JSON.parse(String(init.body))).toMatchObject({ model: 'meridian-large', stream: true })
    expect(url + String(init.body)).not.toContain(provider.apiKey)
  })

  it('is read from chunks split anywhere, even within a character', async () => {
    const bytes = new TextEncoder().encode(
      `: hello\r\n\r\nevent: x\n${said('Grüße ')}${said('🙂')}${FINISHED}`,
    )
    const { text, outcome } = await stream(Array.from(bytes, (_, place) => bytes.slice(place, place + 1)))
    expect([text, outcome]).toEqual(['Grüße 🙂', 12])
  })

  it('ends with [DONE], whatever follows', async () =>
    expect(await stream([said('Hi'), DONE, 'garbage', new Error('down')])).toMatchObject({
      text: 'Hi',
      outcome: null,
    }))

  it('is complete when it is marked as finished, even without [DONE]', async () =>
    expect(await stream([said('Hi'), FINISHED, new Error('down')])).toMatchObject({
      text: 'Hi',
      outcome: 12,
    }))

  it.each([
    ['breaks off', [said('Some '), new Error('down')], 'broke off'],
    ['ends without [DONE]', [said('Some ')], 'broke off'],
    ['is not JSON', [said('Some '), 'data: {"choices"\n\n'], 'sent an unreadable reply'],
    ['is JSON of another kind', [said('Some '), 'data: [1]\n\n'], 'sent an unreadable reply'],
    ['is a page', [said('Some '), '<html>\n'], 'sent an unreadable reply'],
    ['is no UTF-8', [said('Some '), new Uint8Array([0xff, 0xfe])], 'sent an unreadable reply'],
    ['never ends a line', [said('Some '), 'data: ', 'x'.repeat(100_001)], 'sent an unreadable reply'],
    [
      'never ends',
      [said('Some '), ...Array.from({ length: 50 }, () => `:${'x'.repeat(90_000)}\n`)],
      'sent an unreadable reply',
    ],
    [
      'reports a failure',
      [said('Some '), 'data: {"error":{"message":"<b>secret</b>"}}\n\n'],
      'reported an error during its reply',
    ],
  ] as const)('that %s keeps the text that had arrived', async (_, chunks, failure) =>
    expect(await stream(chunks)).toMatchObject({ text: 'Some ', outcome: failure }),
  )

  it.each([
    [401, 'rejected the API key (401)'],
    [403, 'rejected the API key (403)'],
    [404, 'does not have this address or model (404)'],
    [418, 'responded with status 418'],
    [429, 'is limiting requests (429)'],
    [500, 'has a server error (500)'],
  ])('with status %d is refused', async (status, failure) =>
    expect(await stream([said('Hi')], { status, headers: TYPE })).toMatchObject({
      text: '',
      outcome: failure,
    }),
  )

  it.each([
    ['text/html', 'sent text/html instead of a text stream'],
    ['application/json', 'sent application/json instead of a text stream'],
  ])('of type %s is refused', async (type, failure) =>
    expect(await stream(['<h1>'], { headers: { 'content-type': type } })).toMatchObject({ outcome: failure }),
  )

  it('fails when the provider is unreachable', async () => {
    const down = () => Promise.reject(new TypeError('Failed to fetch'))
    const { signal } = new AbortController()
    await expect(
      streamCompletion(provider, [], { signal, onText: () => undefined, fetch: down }),
    ).rejects.toThrow(/^could not be reached/)
  })
})

it.each([
  ['https://x.example', 'https://x.example/chat/completions'],
  ['https://x.example/v1?api-version=2', 'https://x.example/v1/chat/completions?api-version=2'],
  ['http://localhost:11434/v1/chat/completions/', 'http://localhost:11434/v1/chat/completions'],
])('%s has the completion URL %s', (endpoint, url) => expect(completionUrl(endpoint)).toBe(url))

it.each([
  ['https://API.x.example/v1', 'https://api.x.example'],
  ['javascript:alert(1)', null],
  ['no address', null],
])('%s has the origin %s', (endpoint, origin) => expect(originOf(endpoint)).toBe(origin))
