export interface Health {
  status: 'ok' | 'degraded'
  database: 'ok' | 'unreachable'
}

/** Calls the server; a failure rejects with an error whose message can be shown to people. */
async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached.')
  })
  if (response.ok) return response
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  throw new Error(error ?? `The server answered with ${response.status}.`)
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong.')

export const getHealth = () => send<Health>('GET', '/api/health')
// {{#if auth}}

export interface User {
  id: string
  email: string
}

export interface Credentials {
  email: string
  password: string
}

export const getMe = async () => (await send<{ user: User | null }>('GET', '/api/auth/me')).user
export const signUp = async (body: Credentials) => (await send<{ user: User }>('POST', '/api/auth/sign-up', body)).user
export const signIn = async (body: Credentials) => (await send<{ user: User }>('POST', '/api/auth/sign-in', body)).user
export const signOut = () => send<void>('POST', '/api/auth/sign-out')
// {{/if}}
// {{#if api}}

export interface Item {
  id: string
  title: string
  done: boolean
  createdAt: string
}

export interface ItemPage {
  items: Item[]
  total: number
}

export const listItems = (offset: number) => send<ItemPage>('GET', `/api/items?offset=${offset}`)
export const createItem = (title: string) => send<Item>('POST', '/api/items', { title })
export const setItemDone = (id: string, done: boolean) => send<Item>('PATCH', `/api/items/${id}`, { done })
export const deleteItem = (id: string) => send<void>('DELETE', `/api/items/${id}`)
// {{/if}}
// {{#if ai}}

export interface AiStatus {
  configured: boolean
  model?: string
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

export const getAiStatus = () => send<AiStatus>('GET', '/api/ai/status')

/** Yields the answer piece by piece, as the server streams it. */
export async function* chat(messages: ChatMessage[]): AsyncGenerator<string> {
  const { body } = await request('POST', '/api/ai/chat', { messages })
  if (!body) throw new Error('The server sent no answer.')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: ') || line === 'data: [DONE]') continue
      const { text, error } = JSON.parse(line.slice(6)) as { text?: string; error?: string }
      if (error) throw new Error(error)
      if (text) yield text
    }
  }
}
// {{/if}}
