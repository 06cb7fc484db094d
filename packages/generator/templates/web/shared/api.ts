import type { paths } from './api-types'

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The body of a request, by its method and path. */
export type Sent<Method extends keyof paths[Path], Path extends keyof paths> = paths[Path][Method] extends {
  requestBody: infer Body
}
  ? Json<Body>
  : undefined

/** The body of a successful response, by the method and path of its request. */
export type Answer<Method extends keyof paths[Path], Path extends keyof paths> = paths[Path][Method] extends {
  responses: infer Responses
}
  ? Json<Responses[keyof Responses & (200 | 201 | 204)]>
  : never

export type Health = Answer<'get', '/api/health'>

export const getHealth = () => send('get', '/api/health')
// {{#if api}}

export type ItemPage = Answer<'get', '/api/items'>
export type Item = ItemPage['items'][number]

export const listItems = (limit: number, offset = 0) =>
  send('get', '/api/items', undefined, `/api/items?limit=${limit}&offset=${offset}`)
export const createItem = (body: Sent<'post', '/api/items'>) => send('post', '/api/items', body)
export const updateItem = (id: string, changes: Sent<'patch', '/api/items/{id}'>) =>
  send('patch', '/api/items/{id}', changes, `/api/items/${id}`)
export const deleteItem = (id: string) => send('delete', '/api/items/{id}', undefined, `/api/items/${id}`)
// {{/if}}
// {{#if auth}}

export type User = NonNullable<Answer<'get', '/api/auth/me'>['user']>
export type Credentials = Sent<'post', '/api/auth/sign-in'>
// {{#if mails}}
export type NewPassword = Sent<'post', '/api/auth/reset-password'>
// {{/if}}

export const getMe = () => send('get', '/api/auth/me')
export const signUp = (body: Credentials) => send('post', '/api/auth/sign-up', body)
export const signIn = (body: Credentials) => send('post', '/api/auth/sign-in', body)
export const signOut = () => send('post', '/api/auth/sign-out')
// {{#if mails}}
export const forgotPassword = (body: Pick<Credentials, 'email'>) =>
  send('post', '/api/auth/forgot-password', body)
export const resetPassword = (body: NewPassword) => send('post', '/api/auth/reset-password', body)

/** The server's sentence for an invalid link, also shown for a link without a token, which is not sent to the server. */
export const BAD_LINK = 'This link is not valid or has expired. Ask for a new one.'
// {{/if}}
// {{/if}}
// {{#if ai}}

export type Message = Sent<'post', '/api/ai/chat'>['messages'][number]
export type AssistantStatus = Answer<'get', '/api/ai/status'>

export const getAssistant = () => send('get', '/api/ai/status')

/** Yields the answer piece by piece, as it is generated. */
export async function* chat(messages: Message[]): AsyncGenerator<string> {
  const response = await request('post', '/api/ai/chat', { messages })
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

/** Sends a request to a path of the API, or to `url` if it has parameters filled in. */
async function send<Path extends keyof paths, Method extends keyof paths[Path] & string>(
  method: Method,
  path: Path,
  body?: Sent<Method, Path>,
  url: string = path,
): Promise<Answer<Method, Path>> {
  const response = await request(method, url, body)
  return response.status === 204 ? (undefined as never) : response.json()
}

/** How long a read waits for a server that is still starting, and the pause between its attempts, in ms. */
const PATIENCE = 60_000
const PAUSE = 500

/** Rejects with an error whose message can be shown to users. */
async function request(method: string, url: string, body?: unknown, waited = 0): Promise<Response> {
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached.')
  })
  if (response.ok) return response
  // A proxy, such as the development server, responds like this while no server is listening.
  if (response.status === 502 && method === 'get' && waited < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return request(method, url, body, waited + PAUSE)
  }
  const answer = await response.json().catch(() => null)
  throw new Error(answer?.error ?? `The server responded with status ${response.status}.`)
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong.'
