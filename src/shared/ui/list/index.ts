export { VirtualGrid } from './VirtualGrid'
export { useColumns } from './use-columns'
export { useInPieces } from './use-in-pieces'
export { sizeOnceLaidOut } from './size-once-laid-out'
