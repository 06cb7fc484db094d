import type { ServerContext } from '../../definitions'
import { answer, body, failure, integer, type Json, object, parameter, text } from './schema'

const ITEM = {
  id: 'b3f0c9de-7a51-4c0e-9a53-0f5f1f6f2b11',
  title: 'Water the plants',
  done: false,
  createdAt: '2026-01-31T09:30:00.000Z',
}
const USER = { id: '5d1d6c0e-2d3f-4b0a-8f66-0a8f0b1f7c42', email: 'ada@example.com' }
const CREDENTIALS = { email: 'ada@example.com', password: 'correct horse battery' }

export function healthPaths({ title, config }: ServerContext): Json {
  const example = {
    status: 'ok',
    name: title,
    version: '0.1.0',
    environment: config.environment,
    uptimeSeconds: 12,
    database: { type: config.database, configured: true, status: 'ok' },
  }
  return {
    '/api/health': {
      get: {
        summary: 'Tells whether the server and its database work.',
        description:
          'Always answers with 200 while the server runs; the status is degraded when the configured database cannot be reached.',
        tags: ['Health'],
        responses: { 200: answer('The state of the server.', { type: 'object' }, example) },
      },
    },
  }
}

export function itemPaths(auth: boolean): Json {
  const item = { $ref: '#/components/schemas/Item' }
  const list = object(
    { items: { type: 'array', items: item }, total: integer(0), limit: integer(1), offset: integer(0) },
    ['items', 'total', 'limit', 'offset'],
  )
  const page = { items: [ITEM], total: 1, limit: 20, offset: 0 }
  const signedIn = auth ? { security: [{ session: [] }] } : {}
  const refused = auth ? { 401: failure('Nobody is signed in.') } : {}
  const missing = { 404: failure('There is no such item.') }
  const invalid = { 400: failure('The request is not valid.') }
  const title = { type: 'string', minLength: 1, maxLength: 200 }
  const id = [parameter('id', 'path', 'The id of the item.', { type: 'string' })]
  return {
    '/api/items': {
      get: {
        summary: 'Lists items, newest first.',
        tags: ['Items'],
        parameters: [
          parameter('limit', 'query', 'How many items: 1 to 100, 20 if absent.', {
            ...integer(1),
            maximum: 100,
          }),
          parameter('offset', 'query', 'How many items to skip.', integer(0)),
        ],
        responses: { 200: answer('A page of items.', list, page), ...invalid },
      },
      post: {
        summary: 'Adds an item.',
        tags: ['Items'],
        ...signedIn,
        requestBody: body(object({ title }, ['title']), { title: ITEM.title }),
        responses: { 201: answer('The new item.', item, ITEM), ...invalid, ...refused },
      },
    },
    '/api/items/{id}': {
      get: {
        summary: 'Reads one item.',
        tags: ['Items'],
        parameters: id,
        responses: { 200: answer('The item.', item, ITEM), ...missing },
      },
      patch: {
        summary: 'Changes the title of an item, or whether it is done.',
        tags: ['Items'],
        ...signedIn,
        parameters: id,
        requestBody: body(object({ title, done: { type: 'boolean' } }, []), { done: true }),
        responses: {
          200: answer('The changed item.', item, { ...ITEM, done: true }),
          ...invalid,
          ...refused,
          ...missing,
        },
      },
      delete: {
        summary: 'Deletes an item.',
        tags: ['Items'],
        ...signedIn,
        parameters: id,
        responses: { 204: { description: 'The item is gone.' }, ...refused, ...missing },
      },
    },
  }
}

export function authPaths(): Json {
  const user = object({ user: { $ref: '#/components/schemas/User' } }, ['user'])
  const credentials = body(
    object({ email: text('email'), password: { type: 'string', minLength: 8, maxLength: 200 } }, [
      'email',
      'password',
    ]),
    CREDENTIALS,
  )
  const invalid = { 400: failure('The request is not valid.') }
  const tags = ['Accounts']
  return {
    '/api/auth/sign-up': {
      post: {
        summary: 'Creates an account and signs it in with a cookie.',
        tags,
        requestBody: credentials,
        responses: {
          201: answer('The new account.', user, { user: USER }),
          ...invalid,
          409: failure('There is already an account with this address.'),
        },
      },
    },
    '/api/auth/sign-in': {
      post: {
        summary: 'Signs in with a cookie.',
        tags,
        requestBody: credentials,
        responses: {
          200: answer('The account.', user, { user: USER }),
          ...invalid,
          401: failure('The address or the password is wrong.'),
          429: failure('There were too many attempts.'),
        },
      },
    },
    '/api/auth/sign-out': {
      post: {
        summary: 'Ends the session.',
        tags,
        responses: { 204: { description: 'Nobody is signed in.' } },
      },
    },
    '/api/auth/me': {
      get: {
        summary: 'Tells who is signed in.',
        tags,
        responses: { 200: answer('The account, or null.', { type: 'object' }, { user: USER }) },
      },
    },
  }
}

export function aiPaths(auth: boolean): Json {
  const message = object(
    { role: { enum: ['system', 'user', 'assistant'] }, content: { type: 'string', minLength: 1 } },
    ['role', 'content'],
  )
  const tags = ['Assistant']
  return {
    '/api/ai/status': {
      get: {
        summary: 'Tells whether the assistant is set up.',
        tags,
        responses: {
          200: answer(
            'The state of the assistant.',
            { type: 'object' },
            { configured: true, model: 'gpt-4o-mini' },
          ),
        },
      },
    },
    '/api/ai/chat': {
      post: {
        summary: 'Sends a conversation to the language model and returns its answer.',
        tags,
        ...(auth ? { security: [{ session: [] }] } : {}),
        requestBody: body(
          object({ messages: { type: 'array', minItems: 1, maxItems: 50, items: message } }, ['messages']),
          { messages: [{ role: 'user', content: 'Hello' }] },
        ),
        responses: {
          200: answer('The answer.', object({ message }, ['message']), {
            message: { role: 'assistant', content: 'Hello! What can I do for you?' },
          }),
          400: failure('The request is not valid.'),
          ...(auth ? { 401: failure('Nobody is signed in.') } : {}),
          502: failure('The provider cannot be reached or sent no answer.'),
          503: failure('The assistant is off: AI_API_KEY is not set.'),
        },
      },
    },
  }
}

export function docsPaths(): Json {
  return {
    '/api/openapi.json': {
      get: {
        summary: 'This description as OpenAPI.',
        tags: ['Documentation'],
        responses: { 200: { description: 'The OpenAPI document.' } },
      },
    },
  }
}
