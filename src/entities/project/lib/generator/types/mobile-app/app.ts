import { file } from '../../file'
import { code } from '../../text/code'
import { html, json, literal } from '../../text/escape'
import type { StarterContext } from '../definitions'

/** `app.json` */
export function configFile({ slug, title }: StarterContext) {
  return file(
    'app.json',
    json({
      expo: {
        name: title,
        slug,
        version: '0.1.0',
        orientation: 'default',
        userInterfaceStyle: 'automatic',
        platforms: ['ios', 'android', 'web'],
        web: { bundler: 'metro', output: 'single' },
      },
    }),
  )
}

/**
 * `public/index.html`, in place of Expo's own page, which takes the name as it is. Expo replaces `%NAME%` in it, so a
 * percent sign of the text is written as an entity.
 */
export function pageFile({ title, summary }: StarterContext) {
  const text = (value: string) => html(value).replace(/%/g, '&#37;')
  return file(
    'public/index.html',
    code`
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content="${text(summary)}" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="data:," />
          <title>${text(title)}</title>
          <style>
          html,
          body {
            height: 100%;
            margin: 0;
          }
          body {
            overflow: hidden;
          }
          #root {
            display: flex;
            height: 100%;
          }
          </style>
        </head>
        <body>
          <noscript>This app needs JavaScript.</noscript>
          <div id="root"></div>
        </body>
      </html>
    `,
  )
}

/** `src/project.ts` */
export function projectFile({ title, summary }: StarterContext) {
  return file(
    'src/project.ts',
    code`
      export const project = {
        name: ${literal(title)},
        description: ${literal(summary)},
      }
    `,
  )
}

/** `index.ts` */
export function indexFile() {
  return file(
    'index.ts',
    code`
      import { registerRootComponent } from 'expo'
      import App from './App.tsx'

      registerRootComponent(App)
    `,
  )
}

/** `App.tsx` */
export function appFile() {
  return file(
    'App.tsx',
    code`
      import { useEffect, useState, useSyncExternalStore } from 'react'
      import { ActivityIndicator, StatusBar, StyleSheet, Text, View } from 'react-native'
      import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context'
      import { count } from './src/basket.ts'
      import { BasketScreen } from './src/components/BasketScreen.tsx'
      import { ShopScreen } from './src/components/ShopScreen.tsx'
      import { Tabs } from './src/components/Tabs.tsx'
      import { deviceBasket } from './src/device.ts'
      import { useColors } from './src/theme.ts'

      export default function App() {
        const colors = useColors()
        const [screen, setScreen] = useState<'shop' | 'basket'>('shop')
        const { basket, ready, problem } = useSyncExternalStore(
          deviceBasket.subscribe,
          deviceBasket.snapshot,
          deviceBasket.snapshot,
        )

        useEffect(() => {
          void deviceBasket.load()
        }, [])

        const things = count(basket)
        const tabs = [
          { id: 'shop', title: 'Shop', label: 'Shop' },
          {
            id: 'basket',
            title: \`Basket (\${things})\`,
            label: \`Basket, \${things === 1 ? '1 thing' : \`\${things} things\`}\`,
          },
        ] as const

        return (
          <SafeAreaProvider>
            <StatusBar barStyle={colors.dark ? 'light-content' : 'dark-content'} />
            <SafeAreaView style={[styles.app, { backgroundColor: colors.background }]}>
              <View style={styles.column}>
                {!ready && (
                  <ActivityIndicator style={styles.wait} color={colors.accent} aria-label="Opening the shop" />
                )}
                {ready && screen === 'shop' && <ShopScreen basket={basket} onChange={deviceBasket.change} />}
                {ready && screen === 'basket' && (
                  <BasketScreen basket={basket} onChange={deviceBasket.change} onShop={() => setScreen('shop')} />
                )}
                <Text role="status" aria-live="polite" style={[styles.problem, { color: colors.warning }]}>
                  {problem}
                </Text>
                <Tabs tabs={tabs} chosen={screen} onChoose={setScreen} />
              </View>
            </SafeAreaView>
          </SafeAreaProvider>
        )
      }

      const styles = StyleSheet.create({
        app: { flex: 1, alignItems: 'center' },
        column: { flex: 1, width: '100%', maxWidth: 640 },
        wait: { flex: 1 },
        problem: { paddingHorizontal: 16, fontSize: 15 },
      })
    `,
  )
}

/** `src/theme.ts` */
export function themeFile() {
  return file(
    'src/theme.ts',
    code`
      import { useColorScheme } from 'react-native'

      export interface Colors {
        dark: boolean
        background: string
        surface: string
        border: string
        text: string
        /** For what matters less; still readable on background and surface. */
        muted: string
        accent: string
        /** On the accent. */
        onAccent: string
        warning: string
      }

      const LIGHT: Colors = {
        dark: false,
        background: '#f6f5f2',
        surface: '#ffffff',
        border: '#8a857e',
        text: '#1c1b1a',
        muted: '#5f5b57',
        accent: '#0b6e4f',
        onAccent: '#ffffff',
        warning: '#9a3412',
      }

      const DARK: Colors = {
        dark: true,
        background: '#141413',
        surface: '#201f1e',
        border: '#77736d',
        text: '#f2f0ed',
        muted: '#b3ada6',
        accent: '#7fdcb5',
        onAccent: '#06281b',
        warning: '#fdba74',
      }

      /** The colours for what the device is set to, light or dark. */
      export function useColors(): Colors {
        return useColorScheme() === 'dark' ? DARK : LIGHT
      }
    `,
  )
}
