export { useDocsSearch } from './model/use-docs-search'
export { DocsSearch } from './ui/DocsSearch'
