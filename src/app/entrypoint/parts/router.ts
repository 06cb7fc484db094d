export { NavigationProvider } from '@/shared/lib/router'
