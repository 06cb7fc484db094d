import { Button, Flex } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { Ref } from 'react'
import {
  DATASET_TYPES,
  type DatasetFilters as Filters,
  TYPE_LABELS,
  VISIBILITIES,
  VISIBILITY_LABELS,
} from '@/entities/dataset/model'
import { FilterBar, type FilterSelect, optionsOf, ViewToggle } from '@/shared/ui/filter-bar'

export interface DatasetFiltersProps {
  ref?: Ref<HTMLElement>
  filters: Filters
  view: 'grid' | 'list'
  onChange: (change: Partial<Filters>) => void
  onViewSelect: (view: 'grid' | 'list') => void
}

const SELECTS: FilterSelect<Filters>[] = [
  {
    name: 'type',
    label: 'Type',
    options: optionsOf({ value: 'all', label: 'All types' }, DATASET_TYPES, (type) => TYPE_LABELS[type]),
  },
  {
    name: 'visibility',
    label: 'Visibility',
    options: optionsOf(
      { value: 'all', label: 'All visibilities' },
      VISIBILITIES,
      (visibility) => VISIBILITY_LABELS[visibility],
    ),
  },
]

/** DST-01: search, type, visibility, favourites, and the way the datasets are laid out. */
export function DatasetFilters({ ref, filters, view, onChange, onViewSelect }: DatasetFiltersProps) {
  return (
    <FilterBar
      ref={ref}
      label="Datasets"
      folds
      filter={filters}
      search={{
        value: filters.search,
        placeholder: 'Name, description, tag or creator',
        onValueChange: (search) => onChange({ search }),
      }}
      selects={SELECTS}
      onChange={onChange}
    >
      <Flex gap="3" wrap="wrap">
        <Button
          aria-pressed={filters.favourites}
          onClick={() => onChange({ favourites: !filters.favourites })}
          _pressed={{ color: 'accent.fg', bg: 'accent.subtle', borderColor: 'accent.solid' }}
        >
          <Star size={16} aria-hidden fill={filters.favourites ? 'currentColor' : 'none'} />
          Favourites
        </Button>
        <ViewToggle label="Layout" view={view} onSelect={onViewSelect} />
      </Flex>
    </FilterBar>
  )
}
