import { Tabs } from 'expo-router'
import { StatusBar } from 'expo-status-bar'
import { project } from '../src/project'
import { count, useBasket } from '../src/basket'
import { useColors } from '../src/theme'

export default function Layout() {
  const { accent, background, surface, text } = useColors()
  const things = useBasket(({ quantities }) => count(quantities))
  return (
    <>
      <StatusBar style="auto" />
      <Tabs
        screenOptions={{
          tabBarActiveTintColor: accent,
          tabBarIconStyle: { display: 'none' },
          tabBarLabelPosition: 'beside-icon',
          tabBarStyle: { backgroundColor: surface },
          headerStyle: { backgroundColor: surface },
          headerTintColor: text,
          sceneStyle: { backgroundColor: background },
        }}
      >
        <Tabs.Screen name="index" options={{ title: project.title, tabBarLabel: 'Shop' }} />
        <Tabs.Screen name="basket" options={{ title: 'Basket', tabBarLabel: `Basket (${things})` }} />
      </Tabs>
    </>
  )
}
