import { file } from '../../file'
import { code } from '../../text/code'

/** `src/components/Button.tsx` */
export function buttonFile() {
  return file(
    'src/components/Button.tsx',
    code`
      import { Pressable, StyleSheet, Text } from 'react-native'
      import { useColors } from '../theme.ts'

      interface Props {
        title: string
        /** What a screen reader says, when the title alone does not say what it is about. */
        label?: string
        /** Without the accent, for what is not the main thing to do. */
        quiet?: boolean
        disabled?: boolean
        onPress: () => void
      }

      export function Button({ title, label = title, quiet = false, disabled = false, onPress }: Props) {
        const { accent, onAccent } = useColors()
        return (
          <Pressable
            role="button"
            aria-label={label}
            aria-disabled={disabled}
            disabled={disabled}
            onPress={onPress}
            style={({ pressed }) => [
              styles.button,
              { borderColor: accent, backgroundColor: quiet ? 'transparent' : accent },
              (pressed || disabled) && styles.faint,
            ]}
          >
            <Text style={[styles.title, { color: quiet ? accent : onAccent }]}>{title}</Text>
          </Pressable>
        )
      }

      const styles = StyleSheet.create({
        button: {
          minHeight: 48,
          minWidth: 48,
          paddingHorizontal: 16,
          alignItems: 'center',
          justifyContent: 'center',
          borderWidth: 1,
          borderRadius: 8,
        },
        faint: { opacity: 0.5 },
        title: { fontSize: 16, fontWeight: '600' },
      })
    `,
  )
}

/** `src/components/Tabs.tsx` */
export function tabsFile() {
  return file(
    'src/components/Tabs.tsx',
    code`
      import { Pressable, StyleSheet, Text, View } from 'react-native'
      import { useColors } from '../theme.ts'

      interface Props<Id extends string> {
        tabs: readonly {
          id: Id
          title: string
          /** What a screen reader says. */
          label: string
        }[]
        chosen: Id
        onChoose: (id: Id) => void
      }

      export function Tabs<Id extends string>({ tabs, chosen, onChoose }: Props<Id>) {
        const { accent, border, muted } = useColors()
        return (
          <View role="tablist" style={[styles.tabs, { borderColor: border }]}>
            {tabs.map(({ id, title, label }) => (
              <Pressable
                key={id}
                role="tab"
                aria-label={label}
                aria-selected={id === chosen}
                onPress={() => onChoose(id)}
                style={[styles.tab, { borderColor: id === chosen ? accent : 'transparent' }]}
              >
                <Text style={[styles.title, { color: id === chosen ? accent : muted }]}>{title}</Text>
              </Pressable>
            ))}
          </View>
        )
      }

      const styles = StyleSheet.create({
        tabs: { flexDirection: 'row', borderTopWidth: 1 },
        tab: { flex: 1, minHeight: 52, alignItems: 'center', justifyContent: 'center', borderTopWidth: 3 },
        title: { fontSize: 16, fontWeight: '600' },
      })
    `,
  )
}
