import { useColorScheme } from 'react-native'

const LIGHT = {
  background: '#f7f7f8',
  surface: '#ffffff',
  border: '#dcdfe4',
  text: '#16181d',
  muted: '#565c67',
  accent: '#3450c8',
}
const DARK: typeof LIGHT = {
  background: '#0f1115',
  surface: '#171a21',
  border: '#2b303b',
  text: '#e8eaee',
  muted: '#a2a9b6',
  accent: '#8ea6ff',
}

export const useColors = () => (useColorScheme() === 'dark' ? DARK : LIGHT)
