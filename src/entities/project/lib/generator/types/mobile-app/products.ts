import { file } from '../../file'
import { code } from '../../text/code'

/** `src/products.ts` */
export function productsFile() {
  return file(
    'src/products.ts',
    code`
      export interface Product {
        /** Never changes and is never used again: baskets on devices name it. */
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
        { id: 'plant', name: 'House plant', description: 'Content with little light.', price: 2400 },
        { id: 'notebook', name: 'Notebook', description: '160 dotted pages.', price: 1400 },
        { id: 'scarf', name: 'Wool scarf', description: 'Woven, 180 cm long.', price: 3900 },
        { id: 'backpack', name: 'Backpack', description: '18 litres, keeps rain out.', price: 8900 },
        { id: 'socks', name: 'Hiking socks', description: 'Merino, one pair.', price: 1650 },
      ]

      const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

      /** An amount of cents in words: \`$18.00\`. */
      export function price(cents: number): string {
        return money.format(cents / 100)
      }

      /** The products in which every word of the query occurs, in their order. */
      export function matching(products: readonly Product[], query: string): Product[] {
        const words = query.toLowerCase().split(/\s+/).filter(Boolean)
        return products.filter(({ name, description }) => {
          const text = \`\${name} \${description}\`.toLowerCase()
          return words.every((word) => text.includes(word))
        })
      }
    `,
  )
}
