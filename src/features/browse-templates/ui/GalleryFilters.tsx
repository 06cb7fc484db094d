import { Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import { Heart, LayoutGrid, List } from 'lucide-react'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  COMPLEXITIES,
  type GalleryFilters as Filters,
  SEARCH_LIMIT,
  SORT_LABELS,
  SORTS,
} from '@/entities/template/model'
import { SelectField, TextField } from '@/shared/ui/form'

export interface GalleryFiltersProps {
  filters: Filters
  onSearch: (value: string) => void
  onChange: (change: Partial<Omit<Filters, 'search'>>) => void
}

const CATEGORY_OPTIONS = [
  { value: 'all', label: 'All Categories' },
  ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
]
const LEVEL_OPTIONS = [
  { value: 'all', label: 'All Levels' },
  ...COMPLEXITIES.map((value) => ({ value, label: value })),
]
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

/** TPL-01: search, category, level, sort, favourites, grid or list. */
export function GalleryFilters({ filters, onSearch, onChange }: GalleryFiltersProps) {
  return (
    <chakra.search
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(14rem, 2fr) repeat(3, minmax(9rem, 1fr)) auto',
      }}
      gap="3"
      alignItems="end"
      aria-label="Templates"
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <TextField
          label="Search"
          name="search"
          type="search"
          value={filters.search}
          maxLength={SEARCH_LIMIT}
          placeholder="Name, technology or tag"
          onValueChange={onSearch}
        />
      </chakra.div>
      <SelectField
        label="Category"
        name="category"
        value={filters.category}
        options={CATEGORY_OPTIONS}
        onValueChange={(category) => onChange({ category: category as Filters['category'] })}
      />
      <SelectField
        label="Level"
        name="level"
        value={filters.level}
        options={LEVEL_OPTIONS}
        onValueChange={(level) => onChange({ level: level as Filters['level'] })}
      />
      <SelectField
        label="Sort"
        name="sort"
        value={filters.sort}
        options={SORT_OPTIONS}
        onValueChange={(sort) => onChange({ sort: sort as Filters['sort'] })}
      />
      <Flex gap="2" justify="flex-end">
        <Button
          aria-pressed={filters.favourites}
          color={filters.favourites ? 'accent.fg' : undefined}
          onClick={() => onChange({ favourites: !filters.favourites })}
        >
          <Heart aria-hidden fill={filters.favourites ? 'currentColor' : 'none'} />
          Favourites
        </Button>
        <Flex borderWidth="1px" borderRadius="sm" role="group" aria-label="View">
          {VIEWS.map(({ view, label, Icon }) => (
            <IconButton
              key={view}
              variant="ghost"
              size="sm"
              height="9.5"
              aria-label={label}
              aria-pressed={filters.view === view}
              color={filters.view === view ? 'accent.fg' : 'fg.muted'}
              onClick={() => onChange({ view })}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
        </Flex>
      </Flex>
    </chakra.search>
  )
}

const VIEWS = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const
