export { Piece } from './Piece'
export { Settled } from './Settled'
export { useHydrating } from './use-hydrating'
