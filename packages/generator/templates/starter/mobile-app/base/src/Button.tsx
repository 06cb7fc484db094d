import { Pressable, StyleSheet, Text } from 'react-native'
import { useColors } from './theme'

interface Props {
  title: string
  /** For screen readers, if the title alone is not descriptive enough. */
  label?: string
  onPress: () => void
}

export function Button({ title, label = title, onPress }: Props) {
  const { accent } = useColors()
  return (
    <Pressable role="button" aria-label={label} style={[styles.button, { borderColor: accent }]} onPress={onPress}>
      <Text style={[styles.title, { color: accent }]}>{title}</Text>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  button: {
    minWidth: 48,
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: 8,
    paddingHorizontal: 16,
  },
  title: { fontSize: 16, fontWeight: '600' },
})
