import { file } from '../../file'
import { code } from '../../text/code'

/** `src/basket.ts` */
export function basketFile() {
  return file(
    'src/basket.ts',
    code`
      import type { Product } from './products.ts'

      /** How many of each product, by its id, in the order in which they were added. Never changed, only replaced. */
      export type Basket = ReadonlyMap<string, number>

      export interface Line {
        product: Product
        quantity: number
        /** In cents. */
        total: number
      }

      export const EMPTY: Basket = new Map()
      export const MAX_QUANTITY = 99

      /** True for what a basket may hold of a product. */
      export function isQuantity(value: unknown): value is number {
        return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY
      }

      export function quantityOf(basket: Basket, id: string): number {
        return basket.get(id) ?? 0
      }

      /** Adds one, up to the largest quantity. */
      export function add(basket: Basket, id: string): Basket {
        return withQuantity(basket, id, quantityOf(basket, id) + 1)
      }

      /** Takes one away; the last one takes the product out of the basket. */
      export function takeOne(basket: Basket, id: string): Basket {
        return withQuantity(basket, id, quantityOf(basket, id) - 1)
      }

      export function remove(basket: Basket, id: string): Basket {
        return withQuantity(basket, id, 0)
      }

      /** How many things are in the basket. */
      export function count(basket: Basket): number {
        return [...basket.values()].reduce((sum, quantity) => sum + quantity, 0)
      }

      /** What the basket shows. Products that are not sold any more are left out. */
      export function linesOf(basket: Basket, products: readonly Product[]): Line[] {
        const known = new Map(products.map((product) => [product.id, product]))
        return [...basket].flatMap(([id, quantity]) => {
          const product = known.get(id)
          return product ? [{ product, quantity, total: product.price * quantity }] : []
        })
      }

      /** In cents. */
      export function totalOf(lines: readonly Line[]): number {
        return lines.reduce((sum, line) => sum + line.total, 0)
      }

      function withQuantity(basket: Basket, id: string, quantity: number): Basket {
        const next = new Map(basket)
        if (quantity < 1) next.delete(id)
        else next.set(id, Math.min(quantity, MAX_QUANTITY))
        return next
      }
    `,
  )
}

/** `src/storage.ts` */
export function storageFile() {
  return file(
    'src/storage.ts',
    code`
      import { type Basket, EMPTY, isQuantity } from './basket.ts'

      /** What the app needs of a device: texts under names. Tests put a map in its place. */
      export interface DeviceStorage {
        getItem(key: string): Promise<string | null>
        setItem(key: string, value: string): Promise<void>
      }

      export const KEY = 'basket'

      const VERSION = 1

      export async function writeBasket(storage: DeviceStorage, basket: Basket): Promise<void> {
        await storage.setItem(KEY, JSON.stringify({ version: VERSION, items: [...basket] }))
      }

      /** The saved basket with the products that are still sold. What is no basket counts as an empty one. */
      export async function readBasket(storage: DeviceStorage, sold: ReadonlySet<string>): Promise<Basket> {
        const basket = parse(await storage.getItem(KEY))
        return new Map([...basket].filter(([id]) => sold.has(id)))
      }

      /** Anything can stand on a device, so every value is checked; one that is wrong makes all of them doubtful. */
      function parse(text: string | null): Basket {
        if (text === null) return EMPTY
        try {
          const { version, items } = JSON.parse(text) as { version: unknown; items: unknown }
          if (version !== VERSION || !Array.isArray(items) || !items.every(isItem)) return EMPTY
          return new Map(items)
        } catch {
          return EMPTY
        }
      }

      function isItem(value: unknown): value is [id: string, quantity: number] {
        return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isQuantity(value[1])
      }
    `,
  )
}

/** `src/state.ts` */
export function stateFile() {
  return file(
    'src/state.ts',
    code`
      import { type Basket, EMPTY } from './basket.ts'
      import { type DeviceStorage, readBasket, writeBasket } from './storage.ts'

      export interface BasketState {
        basket: Basket
        /** False until the saved basket has been read; nothing can be changed before. */
        ready: boolean
        /** What went wrong with the device, in words for people; empty when nothing did. */
        problem: string
      }

      /** The basket of the app: kept in memory, and on the device after every change. */
      export function createBasketState(storage: DeviceStorage, sold: ReadonlySet<string>) {
        let state: BasketState = { basket: EMPTY, ready: false, problem: '' }
        let loading: Promise<void> | undefined
        let writing = Promise.resolve()
        const listeners = new Set<() => void>()

        function set(change: Partial<BasketState>) {
          state = { ...state, ...change }
          for (const listener of listeners) listener()
        }

        async function read() {
          try {
            set({ basket: await readBasket(storage, sold), ready: true })
          } catch {
            set({ ready: true, problem: 'The saved basket could not be read.' })
          }
        }

        return {
          snapshot: () => state,

          /** Calls back on every change until the returned function is called. */
          subscribe(listener: () => void) {
            listeners.add(listener)
            return () => {
              listeners.delete(listener)
            }
          },

          /** Reads the saved basket; once, however often it is called. */
          load(): Promise<void> {
            loading ??= read()
            return loading
          },

          /** Changes the basket at once. Resolves when it is saved, or could not be; writes happen one after another. */
          change(step: (basket: Basket) => Basket): Promise<void> {
            if (!state.ready) return writing
            const basket = step(state.basket)
            set({ basket })
            writing = writing
              .then(() => writeBasket(storage, basket))
              .then(
                () => set({ problem: '' }),
                () => set({ problem: 'The basket could not be saved on this device.' }),
              )
            return writing
          },
        }
      }
    `,
  )
}

/** `src/device.ts` */
export function deviceFile() {
  return file(
    'src/device.ts',
    code`
      import AsyncStorage from '@react-native-async-storage/async-storage'
      import { PRODUCTS } from './products.ts'
      import { createBasketState } from './state.ts'

      /** The basket of this device; in a browser it is kept in the site's own storage. */
      export const deviceBasket = createBasketState(AsyncStorage, new Set(PRODUCTS.map(({ id }) => id)))
    `,
  )
}
