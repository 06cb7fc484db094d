import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/ai/`: a client for OpenAI-compatible endpoints and its route. */
export function aiFiles(_project: ServerContext) {
  return [clientFile(), routesFile()]
}

function clientFile() {
  return file(
    'src/ai/client.ts',
    code`
      import { HTTPException } from 'hono/http-exception'

      export interface AiSettings {
        /** Base address of an OpenAI-compatible API, ending in \`/v1\`. */
        baseUrl: string
        /** Empty: the assistant is off. */
        apiKey: string
        model: string
      }

      export interface ChatMessage {
        role: 'system' | 'user' | 'assistant'
        content: string
      }

      interface Completion {
        choices?: { message?: { content?: string | null } }[]
      }

      const TIMEOUT = 60_000

      /** Sends a conversation to \`/chat/completions\` and returns the text of the answer. */
      export async function completeChat(settings: AiSettings, messages: ChatMessage[]): Promise<string> {
        const response = await fetch(\`\${settings.baseUrl.replace(/\/+$/, '')}/chat/completions\`, {
          method: 'POST',
          headers: {
            authorization: \`Bearer \${settings.apiKey}\`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ model: settings.model, messages }),
          signal: AbortSignal.timeout(TIMEOUT),
        }).catch((error: unknown) => {
          console.error(error)
          throw new HTTPException(502, { message: 'The AI provider cannot be reached.' })
        })

        if (!response.ok) {
          console.error(\`AI provider: \${response.status} \${await response.text()}\`)
          throw new HTTPException(502, { message: \`The AI provider answered with \${response.status}.\` })
        }
        const completion = (await response.json().catch(() => ({}))) as Completion
        const content = completion.choices?.[0]?.message?.content
        if (!content) throw new HTTPException(502, { message: 'The AI provider sent no answer.' })
        return content
      }
    `,
  )
}

function routesFile() {
  return file(
    'src/ai/routes.ts',
    code`
      import { Hono } from 'hono'
      import { HTTPException } from 'hono/http-exception'
      import { badRequest, readObject } from '../http.ts'
      import { type AiSettings, type ChatMessage, completeChat } from './client.ts'

      const MESSAGES_LIMIT = 50
      const ROLES = ['system', 'user', 'assistant']
      const OFF = 'The assistant is off. Set AI_API_KEY and restart the server.'

      export function aiRoutes(settings: AiSettings) {
        const configured = settings.apiKey !== ''

        return new Hono()
          .get('/status', (c) => c.json(configured ? { configured, model: settings.model } : { configured }))
          .post('/chat', async (c) => {
            if (!configured) throw new HTTPException(503, { message: OFF })
            const messages = readMessages((await readObject(c)).messages)
            const content = await completeChat(settings, messages)
            return c.json({ message: { role: 'assistant', content } })
          })
      }

      function readMessages(value: unknown): ChatMessage[] {
        if (!Array.isArray(value) || value.length === 0 || value.length > MESSAGES_LIMIT)
          throw badRequest(\`Send 1 to \${MESSAGES_LIMIT} messages.\`)
        if (!value.every(isMessage)) throw badRequest('Each message needs a role and a content.')
        return value.map(({ role, content }) => ({ role, content }))
      }

      function isMessage(value: unknown): value is ChatMessage {
        if (typeof value !== 'object' || value === null) return false
        const { role, content } = value as Partial<ChatMessage>
        return ROLES.includes(String(role)) && typeof content === 'string' && content.trim() !== ''
      }
    `,
  )
}
