export { Piece } from './Piece'
export { Settled } from './Settled'
export { useBrowserSnapshot } from './use-browser-snapshot'
export { useHydrating } from './use-hydrating'
