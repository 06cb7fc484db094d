import { file } from '../../file'
import { code } from '../../text/code'

/** `test/basket.test.ts` */
export function basketTest() {
  return file(
    'test/basket.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import {
        add,
        count,
        EMPTY,
        isQuantity,
        linesOf,
        MAX_QUANTITY,
        quantityOf,
        remove,
        takeOne,
        totalOf,
      } from '../src/basket.ts'
      import { matching, PRODUCTS, type Product, price } from '../src/products.ts'

      const product = (id: string, price: number): Product => ({ id, price, name: id, description: '' })

      test('adding keeps the order, counts, and leaves the basket before as it was', () => {
        const one = add(EMPTY, 'mug')
        const three = add(add(one, 'scarf'), 'mug')
        assert.deepEqual(
          [...three],
          [
            ['mug', 2],
            ['scarf', 1],
          ],
        )
        assert.equal(count(three), 3)
        assert.deepEqual([...one], [['mug', 1]])
        assert.equal(EMPTY.size, 0)
      })

      test('a quantity stays between one and the largest', () => {
        let basket = EMPTY
        for (let index = 0; index < MAX_QUANTITY + 5; index++) basket = add(basket, 'mug')
        assert.equal(quantityOf(basket, 'mug'), MAX_QUANTITY)
        assert.equal(quantityOf(takeOne(basket, 'mug'), 'mug'), MAX_QUANTITY - 1)
        assert.equal(takeOne(add(EMPTY, 'mug'), 'mug').size, 0)
        assert.equal(takeOne(EMPTY, 'mug').size, 0)
        assert.equal(remove(basket, 'mug').size, 0)
        assert.equal(remove(EMPTY, 'mug').size, 0)
      })

      test('only whole numbers from one to the largest are quantities', () => {
        for (const value of [1, 2, MAX_QUANTITY]) assert.equal(isQuantity(value), true, String(value))
        for (const value of [0, -1, 1.5, MAX_QUANTITY + 1, Number.NaN, Infinity, '1', null, undefined, [1], {}])
          assert.equal(isQuantity(value), false, String(value))
      })

      test('lines and total come from the products that are sold', () => {
        const basket = add(add(add(EMPTY, 'a'), 'a'), 'gone')
        const lines = linesOf(basket, [product('a', 250), product('b', 100)])
        assert.deepEqual(
          lines.map(({ product: { id }, quantity, total }) => [id, quantity, total]),
          [['a', 2, 500]],
        )
        assert.equal(totalOf(lines), 500)
        assert.equal(totalOf([]), 0)
      })

      test('products can be told apart, and cost whole cents', () => {
        assert.equal(new Set(PRODUCTS.map(({ id }) => id)).size, PRODUCTS.length)
        for (const { id, name, description, price: cents } of PRODUCTS) {
          assert.match(id, /^[a-z-]+$/)
          for (const words of [name, description]) assert.notEqual(words.trim(), '', id)
          assert.ok(Number.isInteger(cents) && cents > 0, id)
        }
        assert.equal(price(123_450), '$1,234.50')
        assert.equal(price(0), '$0.00')
      })

      test('search finds every word, in name and description', () => {
        const ids = (query: string) => matching(PRODUCTS, query).map(({ id }) => id)
        assert.deepEqual(ids('  HAND mug '), ['mug'])
        assert.deepEqual(ids('mug teapot'), [])
        assert.equal(ids(' ').length, PRODUCTS.length)
        assert.deepEqual(ids('.*'), [])
      })
    `,
  )
}

/** `test/storage.test.ts` */
export function storageTest() {
  return file(
    'test/storage.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { add, EMPTY, MAX_QUANTITY } from '../src/basket.ts'
      import { createBasketState } from '../src/state.ts'
      import { type DeviceStorage, KEY, readBasket, writeBasket } from '../src/storage.ts'

      const SOLD = new Set(['mug', 'scarf'])

      /** A device in memory. */
      function device(saved?: string) {
        const values = new Map<string, string>(saved === undefined ? [] : [[KEY, saved]])
        const storage: DeviceStorage = {
          getItem: async (key) => values.get(key) ?? null,
          setItem: async (key, value) => void values.set(key, value),
        }
        return { values, storage }
      }

      test('a basket is the same after it was saved and read', async () => {
        const { storage } = device()
        assert.equal((await readBasket(storage, SOLD)).size, 0)
        const basket = add(add(add(EMPTY, 'scarf'), 'mug'), 'scarf')
        await writeBasket(storage, basket)
        assert.deepEqual([...(await readBasket(storage, SOLD))], [...basket])
      })

      test('what is not sold any more is left out', async () => {
        const { storage } = device('{"version":1,"items":[["gone",1],["mug",2]]}')
        assert.deepEqual([...(await readBasket(storage, SOLD))], [['mug', 2]])
      })

      test('what is no basket is an empty one', async () => {
        const quantities = [0, -1, 1.5, MAX_QUANTITY + 1, '2', null, true, [1]]
        const damaged = [
          '',
          '{"version":1,"items":[["mug"',
          'null',
          '[]',
          '7',
          '{}',
          '{"version":2,"items":[["mug",1]]}',
          '{"version":1,"items":{"mug":1}}',
          '{"version":1,"items":[["mug",1],null]}',
          '{"version":1,"items":[["mug",1,1]]}',
          '{"version":1,"items":[[1,1]]}',
          '{"version":1,"items":[["mug",1e999]]}',
          ...quantities.map(
            (quantity) => \`{"version":1,"items":[["scarf",1],["mug",\${JSON.stringify(quantity)}]]}\`,
          ),
        ]
        for (const text of damaged) assert.equal((await readBasket(device(text).storage, SOLD)).size, 0, text)
      })

      test('the app starts with the saved basket and saves every change', async () => {
        const { storage, values } = device('{"version":1,"items":[["mug",2]]}')
        const state = createBasketState(storage, SOLD)
        let calls = 0
        const stop = state.subscribe(() => calls++)

        await state.change((basket) => add(basket, 'scarf'))
        assert.deepEqual(state.snapshot(), { basket: EMPTY, ready: false, problem: '' })
        await Promise.all([state.load(), state.load()])
        assert.equal(calls, 1)
        assert.deepEqual([...state.snapshot().basket], [['mug', 2]])

        await Promise.all(['scarf', 'mug'].map((id) => state.change((basket) => add(basket, id))))
        assert.equal(values.get(KEY), '{"version":1,"items":[["mug",3],["scarf",1]]}')
        stop()
        const before = calls
        await state.change(() => EMPTY)
        assert.equal(calls, before)
      })

      test('writes happen one after another, so that the last one stays', async () => {
        const written: string[] = []
        const storage: DeviceStorage = {
          getItem: async () => null,
          setItem: async (_, value) => {
            // The first takes longest.
            await new Promise((resolve) => setTimeout(resolve, written.length === 0 ? 20 : 0))
            written.push(value)
          },
        }
        const state = createBasketState(storage, SOLD)
        await state.load()
        void state.change((basket) => add(basket, 'mug'))
        await state.change((basket) => add(basket, 'mug'))
        assert.deepEqual(
          written.map((value) => JSON.parse(value).items),
          [[['mug', 1]], [['mug', 2]]],
        )
      })

      test('a device that cannot read or write is named, and the basket still works', async () => {
        let broken = true
        const storage: DeviceStorage = {
          getItem: async () => {
            throw new Error('broken')
          },
          setItem: async () => {
            if (broken) throw new Error('full')
          },
        }
        const state = createBasketState(storage, SOLD)
        await state.load()
        assert.match(state.snapshot().problem, /could not be read/)
        await state.change((basket) => add(basket, 'mug'))
        assert.match(state.snapshot().problem, /could not be saved/)
        assert.deepEqual([...state.snapshot().basket], [['mug', 1]])
        broken = false
        await state.change((basket) => add(basket, 'mug'))
        assert.equal(state.snapshot().problem, '')
      })
    `,
  )
}
