export { findPassage, type Passage } from './lib/passage'
export { type Hit, searchDocs } from './lib/search'
