export { NavigationRouter } from '@/shared/lib/router'
