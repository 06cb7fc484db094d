export { type LazyPart, lazyPart, loadParts } from './lazy-part'
