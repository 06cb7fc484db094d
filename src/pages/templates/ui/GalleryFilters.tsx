import { Button, Flex } from '@chakra-ui/react'
import { Heart } from 'lucide-react'
import { memo, type Ref } from 'react'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  COMPLEXITIES,
  type GalleryFilters as Filters,
  SEARCH_LIMIT,
  SORT_LABELS,
  SORTS,
} from '@/entities/template/model'
import { FilterBar, type FilterSelect, optionsOf, ViewToggle } from '@/shared/ui/filter-bar'

export interface GalleryFiltersProps {
  ref?: Ref<HTMLElement>
  filters: Filters
  onSearch: (value: string) => void
  onChange: (change: Partial<Omit<Filters, 'search'>>) => void
}

const SELECTS: FilterSelect<Omit<Filters, 'search'>>[] = [
  {
    name: 'category',
    label: 'Category',
    options: optionsOf({ value: 'all', label: 'All categories' }, CATEGORIES, (one) => CATEGORY_LABELS[one]),
  },
  {
    name: 'level',
    label: 'Level',
    options: optionsOf({ value: 'all', label: 'All Levels' }, COMPLEXITIES),
  },
  { name: 'sort', label: 'Sort', options: SORTS.map((value) => ({ value, label: SORT_LABELS[value] })) },
]

/** TPL-01: the search, category, level, sort, favourites, grid or list. */
export function GalleryFilters({ ref, filters, onSearch, onChange }: GalleryFiltersProps) {
  const { favourites, view } = filters
  return (
    <FilterBar
      ref={ref}
      label="Templates"
      filter={filters}
      search={{
        value: filters.search,
        placeholder: 'Name, technology or tag',
        maxLength: SEARCH_LIMIT,
        onValueChange: onSearch,
      }}
      selects={SELECTS}
      onChange={onChange}
    >
      <Switches favourites={favourites} view={view} onChange={onChange} />
    </FilterBar>
  )
}

/** Memoised: typing in the search must not draw it again. */
const Switches = memo(function Switches(
  props: Pick<Filters, 'favourites' | 'view'> & Pick<GalleryFiltersProps, 'onChange'>,
) {
  const { favourites, view, onChange } = props
  return (
    <Flex gap="2" minWidth="14.5rem">
      <Button
        aria-pressed={favourites}
        color={favourites ? 'accent.fg' : undefined}
        onClick={() => onChange({ favourites: !favourites })}
      >
        <Heart aria-hidden fill={favourites ? 'currentColor' : 'none'} />
        Favourites
      </Button>
      <ViewToggle label="View" view={view} onSelect={(one) => onChange({ view: one })} />
    </Flex>
  )
})
