import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `src/items.ts`: the CRUD resource. */
export function itemsFile(_project: ServerContext) {
  return file(
    'src/items.ts',
    code`
      import { randomUUID } from 'node:crypto'
      import { type Context, Hono } from 'hono'
      import { HTTPException } from 'hono/http-exception'
      import { badRequest, readObject } from './http.ts'
      import type { Store } from './store/types.ts'

      const TITLE_LIMIT = 200
      const PAGE_LIMIT = 100

      export function itemRoutes(store: Store) {
        return new Hono()
          .get('/', async (c) => {
            const limit = readNumber(c, 'limit', 20, 1, PAGE_LIMIT)
            const offset = readNumber(c, 'offset', 0, 0, Number.MAX_SAFE_INTEGER)
            return c.json({ ...(await store.listItems({ limit, offset })), limit, offset })
          })
          .post('/', async (c) => {
            const { title } = await readObject(c)
            const item = {
              id: randomUUID(),
              title: readTitle(title),
              done: false,
              createdAt: new Date().toISOString(),
            }
            await store.createItem(item)
            return c.json(item, 201)
          })
          .get('/:id', async (c) => c.json(found(await store.getItem(c.req.param('id')))))
          .patch('/:id', async (c) => {
            const { title, done } = await readObject(c)
            if (title === undefined && done === undefined) throw badRequest('Send a title, done or both.')
            if (done !== undefined && typeof done !== 'boolean') throw badRequest('Done must be true or false.')
            const changes = { done, title: title === undefined ? undefined : readTitle(title) }
            return c.json(found(await store.updateItem(c.req.param('id'), changes)))
          })
          .delete('/:id', async (c) => {
            found((await store.deleteItem(c.req.param('id'))) || null)
            return c.body(null, 204)
          })
      }

      function found<T>(value: T | null): T {
        if (value === null) throw new HTTPException(404, { message: 'There is no such item.' })
        return value
      }

      function readTitle(value: unknown): string {
        const title = typeof value === 'string' ? value.trim() : ''
        if (title === '') throw badRequest('A title is required.')
        if (title.length > TITLE_LIMIT) throw badRequest(\`A title has at most \${TITLE_LIMIT} characters.\`)
        return title
      }

      function readNumber(c: Context, name: string, initial: number, min: number, max: number): number {
        const number = Number(c.req.query(name) ?? initial)
        if (Number.isInteger(number) && number >= min && number <= max) return number
        throw badRequest(\`The parameter \${name} must be a whole number from \${min} to \${max}.\`)
      }
    `,
  )
}
