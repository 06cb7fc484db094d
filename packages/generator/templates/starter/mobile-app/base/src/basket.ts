import AsyncStorage from '@react-native-async-storage/async-storage'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { PRODUCTS, type Product } from './products'

/** Quantities by product id. */
type Quantities = Record<string, number>

interface Basket {
  quantities: Quantities
  /** Adds `by`, which may be negative; a product with no quantity left is removed. */
  change: (id: string, by: number) => void
  clear: () => void
}

export const MAX_QUANTITY = 99

/** The basket, stored on the device. */
export const useBasket = create<Basket>()(
  persist(
    (set) => ({
      quantities: {},
      change: (id, by) =>
        set(({ quantities: { [id]: before = 0, ...others } }) => {
          const quantity = Math.min(before + by, MAX_QUANTITY)
          return { quantities: quantity > 0 ? { ...others, [id]: quantity } : others }
        }),
      clear: () => set({ quantities: {} }),
    }),
    {
      name: 'basket',
      storage: createJSONStorage(() => AsyncStorage),
      partialize: ({ quantities }) => ({ quantities }),
      merge: (saved, current) => ({ ...current, quantities: sound((saved as Partial<Basket>)?.quantities) }),
    },
  ),
)

/** Stored data may be old or damaged: accepts only products that are sold, in valid quantities. */
function sound(saved: unknown): Quantities {
  const entries = PRODUCTS.map(({ id }) => [id, (saved as Quantities | undefined)?.[id]] as const)
  return Object.fromEntries(
    entries.filter(
      (entry): entry is readonly [string, number] =>
        Number.isInteger(entry[1]) && Number(entry[1]) > 0 && Number(entry[1]) <= MAX_QUANTITY,
    ),
  )
}

export const count = (quantities: Quantities) => Object.values(quantities).reduce((sum, one) => sum + one, 0)

/** The lines of the basket, in the order of the shop. Totals are in cents. */
export const linesOf = (quantities: Quantities): { product: Product; quantity: number; total: number }[] =>
  PRODUCTS.flatMap((product) => {
    const quantity = quantities[product.id] ?? 0
    return quantity > 0 ? [{ product, quantity, total: product.price * quantity }] : []
  })
