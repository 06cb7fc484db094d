import { useState } from 'react'
import { FlatList, StyleSheet, Text, TextInput, View } from 'react-native'
import { useBasket } from '../src/basket'
import { Button } from '../src/Button'
import { matching, type Product, price } from '../src/products'
import { useColors } from '../src/theme'

export default function ShopScreen() {
  const { muted, surface, border, text } = useColors()
  const [query, setQuery] = useState('')
  return (
    <FlatList
      data={matching(query)}
      keyExtractor={({ id }) => id}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.list}
      renderItem={({ item }) => <ProductCard product={item} />}
      ListHeaderComponent={
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
      }
      ListEmptyComponent={<Text style={{ color: text }}>No products match this search.</Text>}
    />
  )
}

function ProductCard({ product }: { product: Product }) {
  const { border, muted, surface, text } = useColors()
  const quantity = useBasket(({ quantities }) => quantities[product.id] ?? 0)
  const change = useBasket(({ change }) => change)
  return (
    <View style={[styles.card, { backgroundColor: surface, borderColor: border }]}>
      <View style={styles.words}>
        <Text role="heading" style={[styles.name, { color: text }]}>
          {product.name}
        </Text>
        <Text style={{ color: muted }}>{product.description}</Text>
        <Text style={{ color: text }}>
          {price(product.price)}
          {quantity > 0 && ` · ${quantity} in the basket`}
        </Text>
      </View>
      <Button title="Add" label={`Add ${product.name} to the basket`} onPress={() => change(product.id, 1)} />
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: 12, padding: 16, width: '100%', maxWidth: 640, alignSelf: 'center' },
  search: { minHeight: 48, borderWidth: 1, borderRadius: 8, paddingHorizontal: 12, fontSize: 16 },
  card: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 12, borderWidth: 1, borderRadius: 8 },
  words: { flex: 1, gap: 2 },
  name: { fontSize: 17, fontWeight: '600' },
})
