export { VirtualGrid } from './VirtualGrid'
