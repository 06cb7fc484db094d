export { ItemScreen, ItemSkeleton } from './ItemScreen'
