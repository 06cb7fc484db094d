export { FilterBar, type FilterSelect } from './FilterBar'
export { focusFilters, optionsOf } from './filters'
export { ViewToggle, type ViewToggleProps } from './ViewToggle'
