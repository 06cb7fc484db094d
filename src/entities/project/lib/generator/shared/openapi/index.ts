import type { ServerContext } from '../../definitions'
import { aiPaths, authPaths, docsPaths, healthPaths, itemPaths } from './paths'
import { type Json, object, text } from './schema'

/** The OpenAPI description of the project's API: the contract between every front end and every backend. */
export function openApiDocument(project: ServerContext): Json {
  const { has } = project
  return {
    openapi: '3.1.0',
    info: { title: project.title, version: '0.1.0', description: project.summary },
    servers: [{ url: '/' }],
    paths: {
      ...healthPaths(project),
      ...(has('api') ? itemPaths(has('auth')) : {}),
      ...(has('auth') ? authPaths() : {}),
      ...(has('ai') ? aiPaths(has('auth')) : {}),
      ...docsPaths(),
    },
    components: {
      schemas: {
        Error: object({ error: { type: 'string', description: 'What went wrong, in words for people.' } }, [
          'error',
        ]),
        ...(has('api') ? { Item: itemSchema() } : {}),
        ...(has('auth') ? { User: object({ id: text('uuid'), email: text('email') }, ['id', 'email']) } : {}),
      },
      ...(has('auth')
        ? { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } }
        : {}),
    },
  }
}

function itemSchema(): Json {
  return object(
    {
      id: text('uuid'),
      title: { type: 'string', minLength: 1, maxLength: 200 },
      done: { type: 'boolean' },
      createdAt: text('date-time'),
    },
    ['id', 'title', 'done', 'createdAt'],
  )
}
