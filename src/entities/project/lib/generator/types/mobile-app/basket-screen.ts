import { file } from '../../file'
import { code } from '../../text/code'

/** `src/components/BasketScreen.tsx` */
export function basketScreenFile() {
  return file(
    'src/components/BasketScreen.tsx',
    code`
      import { useState } from 'react'
      import { FlatList, StyleSheet, Text, View } from 'react-native'
      import {
        add,
        type Basket,
        EMPTY,
        type Line,
        linesOf,
        MAX_QUANTITY,
        remove,
        takeOne,
        totalOf,
      } from '../basket.ts'
      import { PRODUCTS, price } from '../products.ts'
      import { useColors } from '../theme.ts'
      import { Button } from './Button.tsx'

      type Change = (step: (basket: Basket) => Basket) => void

      interface Props {
        basket: Basket
        onChange: Change
        /** Leads back to the products. */
        onShop: () => void
      }

      export function BasketScreen({ basket, onChange, onShop }: Props) {
        const { text } = useColors()
        /** What was in the basket before it was emptied. */
        const [emptied, setEmptied] = useState<Basket>(EMPTY)
        const lines = linesOf(basket, PRODUCTS)

        function empty() {
          setEmptied(basket)
          onChange(() => EMPTY)
        }

        return (
          <View style={styles.screen}>
            <Text role="heading" aria-level={1} style={[styles.title, { color: text }]}>
              Basket
            </Text>
            <FlatList
              data={lines}
              keyExtractor={({ product }) => product.id}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => <LineCard line={item} onChange={onChange} />}
              ListEmptyComponent={
                <View style={styles.none}>
                  <Text aria-live="polite" style={[styles.body, { color: text }]}>
                    Your basket is empty.
                  </Text>
                  <Button title="Look at the products" onPress={onShop} />
                  {emptied.size > 0 && <Button title="Undo" quiet onPress={() => onChange(() => emptied)} />}
                </View>
              }
            />
            {lines.length > 0 && (
              <View style={styles.foot}>
                <Text aria-live="polite" style={[styles.name, { color: text }]}>
                  Total {price(totalOf(lines))}
                </Text>
                <Button title="Empty the basket" quiet onPress={empty} />
              </View>
            )}
          </View>
        )
      }

      function LineCard({ line: { product, quantity, total }, onChange }: { line: Line; onChange: Change }) {
        const { text, muted, surface, border } = useColors()
        return (
          <View style={[styles.card, { backgroundColor: surface, borderColor: border }]}>
            <View style={styles.row}>
              <Text role="heading" aria-level={2} style={[styles.name, styles.grow, { color: text }]}>
                {product.name}
              </Text>
              <Text style={[styles.body, { color: text }]}>{price(total)}</Text>
            </View>
            <Text style={[styles.body, { color: muted }]}>{price(product.price)} each</Text>
            <View style={styles.row}>
              <Button
                title="−"
                label={\`One less: \${product.name}\`}
                quiet
                onPress={() => onChange((basket) => takeOne(basket, product.id))}
              />
              <Text
                aria-live="polite"
                aria-label={\`Quantity \${quantity}\`}
                style={[styles.quantity, { color: text }]}
              >
                {quantity}
              </Text>
              <Button
                title="+"
                label={\`One more: \${product.name}\`}
                quiet
                disabled={quantity >= MAX_QUANTITY}
                onPress={() => onChange((basket) => add(basket, product.id))}
              />
              <View style={styles.grow} />
              <Button
                title="Remove"
                label={\`Remove \${product.name}\`}
                quiet
                onPress={() => onChange((basket) => remove(basket, product.id))}
              />
            </View>
          </View>
        )
      }

      const styles = StyleSheet.create({
        screen: { flex: 1 },
        title: { padding: 16, fontSize: 28, fontWeight: '700' },
        list: { paddingHorizontal: 16, paddingBottom: 16, gap: 12 },
        none: { paddingVertical: 32, gap: 16, alignItems: 'center' },
        card: { gap: 4, padding: 12, borderWidth: 1, borderRadius: 8 },
        row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
        grow: { flex: 1 },
        name: { fontSize: 17, fontWeight: '600' },
        body: { fontSize: 16, lineHeight: 22 },
        quantity: { minWidth: 32, fontSize: 17, textAlign: 'center' },
        foot: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', padding: 16 },
      })
    `,
  )
}
