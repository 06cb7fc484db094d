import { useTheme } from '../model/theme'
import { ThemeSwitch } from './ThemeSwitch'

/** The theme switch of the running app. */
export function ThemeControl() {
  const { choice, choose } = useTheme()
  return <ThemeSwitch choice={choice} onChoose={choose} />
}
