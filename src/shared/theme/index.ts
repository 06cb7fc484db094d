export { ThemeProvider } from './ThemeProvider'
