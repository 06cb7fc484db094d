export { createThemeActor } from './model/theme-actor'
export { ThemeActorProvider, ThemeControl, useTheme } from './ui/ThemeControl'
