export { type Hit, searchDocs } from './lib/search'
