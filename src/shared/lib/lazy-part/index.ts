export { isMissingChunk, type LazyComponent, lazyComponent, requestAgain } from './lazy-component'
export { type LazyPart, lazyPart, loadParts } from './lazy-part'
