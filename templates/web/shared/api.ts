export interface Health {
  status: 'ok' | 'degraded'
  database: 'ok' | 'unreachable'
}

export const getHealth = () => send<Health>('GET', '/api/health')
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

export const listItems = (limit: number, offset = 0) =>
  send<ItemPage>('GET', `/api/items?limit=${limit}&offset=${offset}`)
export const createItem = (title: string) => send<Item>('POST', '/api/items', { title })
export const updateItem = (id: string, changes: Partial<Pick<Item, 'title' | 'done'>>) =>
  send<Item>('PATCH', `/api/items/${id}`, changes)
export const deleteItem = (id: string) => send<void>('DELETE', `/api/items/${id}`)
// {{/if}}
// {{#if auth}}

export interface User {
  id: string
  email: string
}

export interface Credentials {
  email: string
  password: string
}

export interface NewPassword {
  /** From the link of the mail. */
  token: string
  password: string
}

export const getMe = () => send<{ user: User | null }>('GET', '/api/auth/me')
export const signUp = (body: Credentials) => send<{ user: User }>('POST', '/api/auth/sign-up', body)
export const signIn = (body: Credentials) => send<{ user: User }>('POST', '/api/auth/sign-in', body)
export const signOut = () => send<void>('POST', '/api/auth/sign-out')
export const forgotPassword = (body: Pick<Credentials, 'email'>) =>
  send<void>('POST', '/api/auth/forgot-password', body)
export const resetPassword = (body: NewPassword) => send<void>('POST', '/api/auth/reset-password', body)

/** What a server says of a link that does not work; of one without a token there is nothing to ask it. */
export const BAD_LINK = 'This link is not valid or has expired. Ask for a new one.'
// {{/if}}
// {{#if ai}}

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

export interface AssistantStatus {
  configured: boolean
  model: string
}

export const getAssistant = () => send<AssistantStatus>('GET', '/api/ai/status')

/** The answer, piece by piece as it is written. */
export async function* chat(messages: Message[]): AsyncGenerator<string> {
  const response = await request('POST', '/api/ai/chat', { messages })
  if (!response.body) return
  let rest = ''
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + bytes).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : ''
      if (data === '' || data === '[DONE]') continue
      const { text, error } = JSON.parse(data)
      if (error) throw new Error(error)
      yield text
    }
  }
}
// {{/if}}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body)
  return response.status === 204 ? (undefined as T) : response.json()
}

/** A failure rejects with an error whose message can be shown to people. */
async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached.')
  })
  if (response.ok) return response
  const answer = await response.json().catch(() => null)
  throw new Error(answer?.error ?? `The server responded with status ${response.status}.`)
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong.'
