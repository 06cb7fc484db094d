export { VirtualGrid } from './VirtualGrid'
export { useColumns } from './use-columns'
