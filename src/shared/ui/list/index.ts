export { VirtualGrid } from './VirtualGrid'
export { useColumns } from './use-columns'
export { useInBatches } from './use-in-batches'
export { sizeOnceLaidOut } from './size-once-laid-out'
