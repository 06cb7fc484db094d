import type { Ref } from 'react'
import {
  PROJECT_SORTS,
  PROJECT_TYPES,
  type ProjectFilter,
  SORT_LABELS,
  TYPE_LABELS,
} from '@/entities/project/model'
import {
  FilterBar,
  type FilterSelect,
  optionsOf,
  ViewToggle,
  type ViewToggleProps,
} from '@/shared/ui/filter-bar'

export interface ListControlsProps {
  ref?: Ref<HTMLElement>
  filter: ProjectFilter
  view: ViewToggleProps['view']
  onFilterChange: (filter: Partial<ProjectFilter>) => void
  onViewSelect: ViewToggleProps['onSelect']
}

const SELECTS: FilterSelect<ProjectFilter>[] = [
  {
    name: 'type',
    label: 'Type',
    options: optionsOf(
      { value: 'all', label: 'All types' },
      PROJECT_TYPES,
      (type) => TYPE_LABELS[type].label,
    ),
  },
  {
    name: 'sort',
    label: 'Sort',
    options: PROJECT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
  },
]

/** PRJ-02: search, type, sort, and the way the projects are laid out. */
export function ListControls({ ref, filter, view, onFilterChange, onViewSelect }: ListControlsProps) {
  return (
    <FilterBar
      ref={ref}
      label="Projects"
      filter={filter}
      search={{
        value: filter.search,
        placeholder: 'Name, description or AI tool',
        onValueChange: (search) => onFilterChange({ search }),
      }}
      selects={SELECTS}
      onChange={onFilterChange}
    >
      <ViewToggle label="Layout" view={view} onSelect={onViewSelect} />
    </FilterBar>
  )
}
