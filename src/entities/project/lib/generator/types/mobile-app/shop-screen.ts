import { file } from '../../file'
import { code } from '../../text/code'

/** `src/components/ShopScreen.tsx` */
export function shopFile() {
  return file(
    'src/components/ShopScreen.tsx',
    code`
      import { useState } from 'react'
      import { FlatList, StyleSheet, Text, TextInput, View } from 'react-native'
      import { add, type Basket, MAX_QUANTITY, quantityOf } from '../basket.ts'
      import { matching, PRODUCTS, type Product, price } from '../products.ts'
      import { project } from '../project.ts'
      import { useColors } from '../theme.ts'
      import { Button } from './Button.tsx'

      interface Props {
        basket: Basket
        onChange: (step: (basket: Basket) => Basket) => void
      }

      export function ShopScreen({ basket, onChange }: Props) {
        const { text, muted, surface, border } = useColors()
        const [query, setQuery] = useState('')
        const found = matching(PRODUCTS, query)
        return (
          <View style={styles.screen}>
            <View style={styles.head}>
              <Text role="heading" aria-level={1} style={[styles.title, { color: text }]}>
                {project.name}
              </Text>
              <Text style={[styles.body, { color: muted }]}>{project.description}</Text>
              <TextInput
                style={[styles.search, { color: text, backgroundColor: surface, borderColor: border }]}
                value={query}
                onChangeText={setQuery}
                placeholder="Search"
                placeholderTextColor={muted}
                aria-label="Search products"
                autoCorrect={false}
                maxLength={100}
              />
            </View>
            <FlatList
              data={found}
              extraData={basket}
              keyExtractor={({ id }) => id}
              keyboardShouldPersistTaps="handled"
              contentContainerStyle={styles.list}
              renderItem={({ item }) => (
                <ProductCard
                  product={item}
                  quantity={quantityOf(basket, item.id)}
                  onAdd={() => onChange((before) => add(before, item.id))}
                />
              )}
              ListEmptyComponent={
                <View style={styles.none}>
                  <Text aria-live="polite" style={[styles.body, { color: text }]}>
                    No product matches this search.
                  </Text>
                  <Button title="Show all products" quiet onPress={() => setQuery('')} />
                </View>
              }
            />
          </View>
        )
      }

      interface CardProps {
        product: Product
        quantity: number
        onAdd: () => void
      }

      function ProductCard({ product, quantity, onAdd }: CardProps) {
        const { text, muted, surface, border, background, accent } = useColors()
        return (
          <View style={[styles.card, { backgroundColor: surface, borderColor: border }]}>
            <Text aria-hidden style={[styles.picture, { color: accent, backgroundColor: background }]}>
              {product.name[0]}
            </Text>
            <View style={styles.words}>
              <Text role="heading" aria-level={2} style={[styles.name, { color: text }]}>
                {product.name}
              </Text>
              <Text style={[styles.body, { color: muted }]}>{product.description}</Text>
              <Text style={[styles.body, { color: text }]}>
                {price(product.price)}
                {quantity > 0 && \` · \${quantity} in the basket\`}
              </Text>
            </View>
            <Button
              title="Add"
              label={\`Add \${product.name} to the basket\`}
              disabled={quantity >= MAX_QUANTITY}
              onPress={onAdd}
            />
          </View>
        )
      }

      const styles = StyleSheet.create({
        screen: { flex: 1 },
        head: { padding: 16, gap: 8 },
        title: { fontSize: 28, fontWeight: '700' },
        body: { fontSize: 16, lineHeight: 22 },
        search: { minHeight: 48, borderWidth: 1, borderRadius: 8, paddingHorizontal: 12, fontSize: 16 },
        list: { paddingHorizontal: 16, paddingBottom: 16, gap: 12 },
        none: { paddingVertical: 32, gap: 16, alignItems: 'center' },
        card: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 12, borderWidth: 1, borderRadius: 8 },
        picture: { width: 48, lineHeight: 48, borderRadius: 8, fontSize: 24, textAlign: 'center' },
        words: { flex: 1, gap: 2 },
        name: { fontSize: 17, fontWeight: '600' },
      })
    `,
  )
}
