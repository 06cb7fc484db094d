import { createRoute, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { createItem, listItems, removeItem, updateItem } from '../db/items.ts'
import { createRouter, errors, json } from '../http.ts'

const TITLE = 'The title must be 1 to 200 characters long.'
const DONE = '"done" must be true or false.'
const LIMIT = '"limit" must be a whole number from 1 to 100.'
const OFFSET = '"offset" must be a whole number of 0 or more.'

const Item = z
  .object({
    id: z.uuid(),
    title: z
      .string(TITLE)
      .trim()
      .min(1, TITLE)
      .max(200, TITLE)
      .refine((title) => !title.includes('\0'), 'The title contains an invalid character.'),
    done: z.boolean(DONE),
    createdAt: z.coerce.date(),
  })
  .openapi('Item')
const Page = z.object({ items: z.array(Item), total: z.number().int() }).openapi('Page')
const query = z.object({
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(20),
  offset: z.coerce.number(OFFSET).int(OFFSET).min(0, OFFSET).default(0),
})
const params = z.object({ id: z.uuid() })

const list = createRoute({
  method: 'get',
  path: '/',
  request: { query },
  responses: { 200: { description: 'The items, newest first', ...json(Page) }, ...errors(400) },
})
const create = createRoute({
  method: 'post',
  path: '/',
  request: { body: { required: true, ...json(Item.pick({ title: true })) } },
  responses: { 201: { description: 'The new item', ...json(Item) }, ...errors(400, 413) },
})
const update = createRoute({
  method: 'patch',
  path: '/{id}',
  request: { params, body: { required: true, ...json(Item.pick({ title: true, done: true }).partial()) } },
  responses: { 200: { description: 'The changed item', ...json(Item) }, ...errors(400, 404, 413) },
})
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  request: { params },
  responses: { 204: { description: 'The item was deleted' }, ...errors(404) },
})

const missing = () => new HTTPException(404, { message: 'There is no such item.' })

const router = createRouter()

export const itemRoutes = router
  .openapi(list, async (c) => {
    const page = await listItems(c.req.valid('query'))
    return c.json(Page.parse(page), 200)
  })
  .openapi(create, async (c) => {
    const item = await createItem(c.req.valid('json'))
    return c.json(Item.parse(item), 201)
  })
  .openapi(update, async (c) => {
    const item = await updateItem(c.req.valid('param'), c.req.valid('json'))
    if (!item) throw missing()
    return c.json(Item.parse(item), 200)
  })
  .openapi(remove, async (c) => {
    if (!(await removeItem(c.req.valid('param')))) throw missing()
    return c.body(null, 204)
  })
