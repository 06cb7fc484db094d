export interface Product {
  /** Never changes and is never reused: baskets on devices refer to it. */
  id: string
  name: string
  description: string
  /** In cents. */
  price: number
}

export const PRODUCTS: readonly Product[] = [
  { id: 'mug', name: 'Stoneware mug', description: '350 ml, glazed by hand.', price: 1800 },
  { id: 'teapot', name: 'Teapot', description: 'Cast iron, with a strainer.', price: 4900 },
  { id: 'candle', name: 'Beeswax candle', description: 'Burns for 40 hours.', price: 1250 },
  { id: 'plant', name: 'House plant', description: 'Needs little light.', price: 2400 },
  { id: 'notebook', name: 'Notebook', description: '160 dotted pages.', price: 1400 },
  { id: 'scarf', name: 'Wool scarf', description: 'Woven, 180 cm long.', price: 3900 },
]

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats an amount in cents: `$18.00`. */
export const price = (cents: number) => money.format(cents / 100)

/** The products that contain every word of the query. */
export function matching(query: string): Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return PRODUCTS.filter(({ name, description }) =>
    words.every((word) => `${name} ${description}`.toLowerCase().includes(word)),
  )
}
