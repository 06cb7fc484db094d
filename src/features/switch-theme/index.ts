export { createThemeActor, type ThemeActor } from './model/theme-actor'
export { ThemeActorProvider, ThemeControl, useTheme } from './ui/ThemeControl'
export { ThemeSwitch, type ThemeSwitchProps } from './ui/ThemeSwitch'
