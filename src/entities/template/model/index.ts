export {
  activeFilters,
  filterEntries,
  filtersFrom,
  type GalleryFilters,
  NO_FILTERS,
  SEARCH_LIMIT,
  SORT_LABELS,
  SORTS,
  type Sort,
} from './filters'
export { findTemplates } from './find'
export { EMPTY_REQUEST, requestSchema, type TemplateRequest } from './request'
export { manyTemplates, SAMPLE_TEMPLATES } from './samples'
export { storedFavourites } from './stored'
export {
  CATEGORIES,
  CATEGORY_LABELS,
  COMPLEXITIES,
  type Template,
} from './template'
