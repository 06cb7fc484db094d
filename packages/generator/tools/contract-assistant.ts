import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type Ask, given, refused } from './asking.ts'

const OFF = 'The assistant is off. Set AI_API_KEY.'

export async function chat(ask: Ask, stranger: Ask, owned: boolean, port?: number): Promise<void> {
  const messages = [{ role: 'user', content: 'Hello' }]
  if (owned) refused(await stranger('POST', '/api/ai/chat', { messages }), 401, 'Sign in first.')
  const status = await ask('GET', '/api/ai/status')
  assert.equal(status.body.configured, port !== undefined)
  if (port === undefined) return refused(await ask('POST', '/api/ai/chat', { messages }), 503, OFF)
  for (const bad of [[], [{ role: 'robot', content: 'Hello' }], [{ role: 'user', content: '' }], 'Hello'])
    refused(await ask('POST', '/api/ai/chat', { messages: bad }), 400)
  const provider = await startProvider(port)
  try {
    const answer = await ask('POST', '/api/ai/chat', { messages })
    given(answer, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/)
    const data = answer.text
      .split('\n')
      .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
    assert.equal(data.pop(), '[DONE]')
    assert.deepEqual(
      data.map((piece) => JSON.parse(piece).text as unknown),
      ['You said ', 'Hello', ' 🌱'],
    )
    refused(await ask('POST', '/api/ai/chat', { messages: [{ role: 'user', content: 'Break' }] }), 502)
  } finally {
    provider.close()
    provider.closeAllConnections()
  }
}

/** A provider with OpenAI's protocol: it repeats what was said in three pieces; "Break" is a refusal. */
async function startProvider(port: number) {
  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    const { messages, model, stream } = JSON.parse(sent)
    const said = messages.at(-1).content
    if (said === 'Break' || !stream) return response.writeHead(400).end('{"error":{"message":"No."}}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of ['You said ', said, ' 🌱']) {
      const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model, choices })}\n\n`,
      )
    }
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
