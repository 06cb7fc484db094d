export { ThemeProvider } from './ThemeProvider'
export { system } from './system'
