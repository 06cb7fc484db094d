export { startTheme, useTheme } from './model/theme'
export { ThemeControl } from './ui/ThemeControl'
