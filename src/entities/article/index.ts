export { findPassage, searchDocs } from './api/search'
export type { Passage } from './lib/passage'
export type { Hit } from './lib/search'
