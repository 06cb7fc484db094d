import { Link } from 'expo-router'
import { FlatList, StyleSheet, Text, View } from 'react-native'
import { linesOf, useBasket } from '../src/basket'
import { Button } from '../src/Button'
import { price } from '../src/products'
import { useColors } from '../src/theme'

export default function BasketScreen() {
  const { accent, border, muted, surface, text } = useColors()
  const { quantities, change, clear } = useBasket()
  const lines = linesOf(quantities)
  return (
    <FlatList
      data={lines}
      keyExtractor={({ product }) => product.id}
      contentContainerStyle={styles.list}
      renderItem={({ item: { product, quantity, total } }) => (
        <View style={[styles.card, { backgroundColor: surface, borderColor: border }]}>
          <View style={styles.words}>
            <Text style={[styles.name, { color: text }]}>{product.name}</Text>
            <Text style={{ color: muted }}>{price(total)}</Text>
          </View>
          <Button title="−" label={`Remove one ${product.name}`} onPress={() => change(product.id, -1)} />
          <Text style={{ color: text }}>{quantity}</Text>
          <Button title="+" label={`Add one ${product.name}`} onPress={() => change(product.id, 1)} />
        </View>
      )}
      ListEmptyComponent={
        <Text style={{ color: text }}>
          The basket is empty.{' '}
          <Link href="/" style={{ color: accent }}>
            Go to the shop
          </Link>
        </Text>
      }
      ListFooterComponent={
        lines.length > 0 ? (
          <View style={styles.foot}>
            <Text style={[styles.name, { color: text }]}>
              Total {price(lines.reduce((sum, { total }) => sum + total, 0))}
            </Text>
            <Button title="Empty the basket" onPress={clear} />
          </View>
        ) : null
      }
    />
  )
}

const styles = StyleSheet.create({
  list: { gap: 12, padding: 16, width: '100%', maxWidth: 640, alignSelf: 'center' },
  card: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 12, borderWidth: 1, borderRadius: 8 },
  words: { flex: 1, gap: 2 },
  name: { fontSize: 17, fontWeight: '600' },
  foot: { gap: 12 },
})
