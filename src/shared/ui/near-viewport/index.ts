export { NearViewport, useNearViewport } from './NearViewport'
