export { ThemeProvider } from '@/shared/theme'
