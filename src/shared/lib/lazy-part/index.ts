export { type LazyComponent, lazyComponent } from './lazy-component'
export { type LazyPart, lazyPart, loadParts } from './lazy-part'
