export { type DocsSearchActor, docsSearchMachine, useDocsSearch } from './model/use-docs-search'
