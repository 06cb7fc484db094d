import { Scalar } from '@scalar/hono-api-reference'
import type { createRouter } from '../http.ts'

/** The description that the routes give of themselves, and a page to read it. */
export function describeApi(app: ReturnType<typeof createRouter>) {
  // biome-ignore format: the name may be longer than a line
  const title = '{{title}}'
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title, version: '0.1.0' } })
  app.get('/api/docs', Scalar({ url: '/api/openapi.json' }))
}
