import { createRoute, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { streamSSE } from 'hono/streaming'
import OpenAI from 'openai'
// {{#if auth}}
import { signedIn } from '../auth.ts'
// {{/if}}
import { env } from '../env.ts'
import { createRouter, errors, json } from '../http.ts'

const MESSAGES = '"messages" must be 1 to 50 messages of 1 to 10,000 characters each.'

const Message = z.object(
  {
    role: z.enum(['user', 'assistant'], '"role" must be "user" or "assistant".'),
    content: z.string(MESSAGES).min(1, MESSAGES).max(10_000, MESSAGES),
  },
  MESSAGES,
)

const status = createRoute({
  method: 'get',
  path: '/status',
  responses: {
    200: {
      description: 'Whether an API key is set, and which model answers',
      ...json(z.object({ configured: z.boolean(), model: z.string() })),
    },
    // {{#if auth}}
    ...errors(401),
    // {{/if}}
  },
})
const chat = createRoute({
  method: 'post',
  path: '/chat',
  request: {
    body: {
      required: true,
      ...json(z.object({ messages: z.array(Message, MESSAGES).min(1, MESSAGES).max(50, MESSAGES) })),
    },
  },
  responses: {
    200: {
      description: 'The answer, streamed',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...errors(400, 413, 502),
    // {{#if auth}}
    ...errors(401),
    // {{/if}}
  },
})

const router = createRouter()
// {{#if auth}}
router.use(signedIn)
// {{/if}}

const failed = (error: unknown) => {
  console.error(error)
  return 'The assistant did not respond.'
}

export const aiRoutes = router
  .openapi(status, (c) => c.json({ configured: env.AI_API_KEY !== '', model: env.AI_MODEL }, 200))
  .openapi(chat, async (c) => {
    if (!env.AI_API_KEY) throw new HTTPException(503, { message: 'The assistant is off. Set AI_API_KEY.' })
    const client = new OpenAI({ apiKey: env.AI_API_KEY, baseURL: env.AI_BASE_URL, timeout: 60_000 })
    const { messages } = c.req.valid('json')
    const answer = await client.chat.completions
      .create({ model: env.AI_MODEL, messages, stream: true }, { signal: c.req.raw.signal })
      .catch((error) => {
        throw new HTTPException(502, { message: failed(error) })
      })
    return streamSSE(c, async (stream) => {
      const send = (value: object) => stream.writeSSE({ data: JSON.stringify(value) })
      try {
        for await (const chunk of answer) {
          const text = chunk.choices[0]?.delta.content
          if (text) await send({ text })
        }
        await stream.writeSSE({ data: '[DONE]' })
      } catch (error) {
        await send({ error: failed(error) })
      }
    })
  })
