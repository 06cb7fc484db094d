export { Later, type LaterProps } from './Later'
