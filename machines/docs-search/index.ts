export {
  type DocsHit,
  type DocsSearchContext,
  type DocsSearchEvent,
  docsSearchMachine,
  QUERY_LIMIT,
} from './docs-search.machine'
