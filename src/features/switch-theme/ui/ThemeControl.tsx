import { useTheme } from '../model/theme'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch'

/** The theme switch of the running app. */
export function ThemeControl({ orientation }: Pick<ThemeSwitchProps, 'orientation'>) {
  const { choice, choose } = useTheme()
  return <ThemeSwitch orientation={orientation} choice={choice} onChoose={choose} />
}
