import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code } from '../../text/code'
import { html, literal } from '../../text/escape'

/** `src/project.ts`: the words that the user interface shows about the project. */
export function projectFile({ title, summary }: ProjectContext, path = 'src/project.ts') {
  return file(
    path,
    code`
      export const project = {
        name: ${literal(title)},
        description: ${literal(summary)},
      }
    `,
  )
}

/** An icon with the first letter of the project's name. */
export function icon({ title }: ProjectContext): string {
  const [initial = 'P'] = title.match(/\p{L}|\p{N}/u) ?? []
  return code`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="#0b6b5d" />
      <text x="16" y="22" text-anchor="middle" font-family="system-ui, sans-serif" font-size="18" font-weight="650" fill="#fff">${html(initial.toUpperCase())}</text>
    </svg>
  `
}

/** `src/api.ts`: the typed client of the server, the same for every front end. */
export function apiFile({ has }: ProjectContext, path = 'src/api.ts') {
  const writes = has('api') || has('auth') || has('ai')
  return file(
    path,
    blocks(
      code`
        export interface Health {
          status: 'ok' | 'degraded'
          version: string
          environment: string
          uptimeSeconds: number
          database: {
            type: string
            status: 'ok' | 'unreachable' | 'not configured'
            message?: string
          }
        }
      `,
      has('api') &&
        code`
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
        `,
      has('auth') &&
        code`
          export interface User {
            id: string
            email: string
          }

          export interface Credentials {
            email: string
            password: string
          }
        `,
      has('ai') &&
        code`
          export interface AiStatus {
            configured: boolean
            model?: string
          }

          export interface ChatMessage {
            role: 'user' | 'assistant'
            content: string
          }
        `,
      "export const getHealth = () => send<Health>('GET', '/api/health')",
      has('api') &&
        code`
          export const listItems = (offset: number) => send<ItemPage>('GET', \`/api/items?offset=\${offset}\`)
          export const createItem = (title: string) => send<Item>('POST', '/api/items', { title })
          export const setItemDone = (id: string, done: boolean) => send<Item>('PATCH', \`/api/items/\${id}\`, { done })
          export const deleteItem = (id: string) => send<void>('DELETE', \`/api/items/\${id}\`)
        `,
      has('auth') &&
        code`
          export const getMe = () => send<{ user: User | null }>('GET', '/api/auth/me')
          export const signUp = (body: Credentials) => send<{ user: User }>('POST', '/api/auth/sign-up', body)
          export const signIn = (body: Credentials) => send<{ user: User }>('POST', '/api/auth/sign-in', body)
          export const signOut = () => send<void>('POST', '/api/auth/sign-out')
        `,
      has('ai') &&
        code`
          export const getAiStatus = () => send<AiStatus>('GET', '/api/ai/status')
          export const chat = (messages: ChatMessage[]) =>
            send<{ message: ChatMessage }>('POST', '/api/ai/chat', { messages })
        `,
      code`
        /** Calls the server; a failure rejects with an error whose message can be shown to people. */
        async function send<T>(method: string, path: string${writes && ', body?: unknown'}): Promise<T> {
          const response = await fetch(path, {
            method,
            ${
              writes &&
              code`
                headers: body === undefined ? {} : { 'content-type': 'application/json' },
                body: body === undefined ? undefined : JSON.stringify(body),
              `
            }
          }).catch(() => {
            throw new Error('The server cannot be reached.')
          })
          const data: unknown = response.status === 204 ? null : await response.json().catch(() => null)
          if (response.ok) return data as T
          const { error } = (data ?? {}) as { error?: string }
          throw new Error(error ?? \`The server answered with \${response.status}.\`)
        }
      `,
    ),
  )
}

export interface Page {
  path: string
  label: string
  /** Name of the component and of its file. */
  component: string
}

/** The pages of the web app, in the order of its navigation. */
export function pagesOf({ has }: ProjectContext): Page[] {
  return [
    { path: '/', label: 'Overview', component: 'Overview' },
    ...(has('api') ? [{ path: '/items', label: 'Items', component: 'Items' }] : []),
    ...(has('ai') ? [{ path: '/assistant', label: 'Assistant', component: 'Assistant' }] : []),
    ...(has('auth') ? [{ path: '/account', label: 'Account', component: 'Account' }] : []),
  ]
}

export interface FeatureEntry {
  title: string
  text: string
  href?: string
}

/** What the overview says about the enabled features. */
export function featureList(project: ProjectContext): FeatureEntry[] {
  const { has } = project
  return [
    ...(has('api')
      ? [{ title: 'Items', text: 'Create, read, update and delete through the API.', href: '/items' }]
      : []),
    ...(has('auth')
      ? [{ title: 'Accounts', text: 'Sign up and sign in, with hashed passwords.', href: '/account' }]
      : []),
    ...(has('ai')
      ? [{ title: 'Assistant', text: 'Chat with any OpenAI-compatible model.', href: '/assistant' }]
      : []),
    ...(has('docs')
      ? [{ title: 'API documentation', text: 'Every endpoint, with examples.', href: '/api/docs' }]
      : []),
    ...(has('tests') ? [{ title: 'Tests', text: 'Run them with npm test.' }] : []),
    ...(has('deployment')
      ? [{ title: 'Deployment', text: 'Container image, compose file and CI workflow.' }]
      : []),
  ]
}
