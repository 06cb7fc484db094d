import { Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import { Heart, LayoutGrid, List } from 'lucide-react'
import { memo } from 'react'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  COMPLEXITIES,
  type GalleryFilters,
  SORT_LABELS,
  SORTS,
} from '@/entities/template/model'
import { SelectField } from '@/shared/ui/form'

export interface GalleryChoicesProps extends Omit<GalleryFilters, 'search'> {
  onChange: (change: Partial<Omit<GalleryFilters, 'search'>>) => void
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
const VIEWS = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const

/** TPL-01: category, level, sort, favourites, grid or list. Memoised: typing in the search must not draw it again. */
export const GalleryChoices = memo(function GalleryChoices(props: GalleryChoicesProps) {
  const { category, level, sort, view, favourites, onChange } = props
  return (
    <>
      <SelectField
        label="Category"
        name="category"
        value={category}
        options={CATEGORY_OPTIONS}
        onValueChange={(value) => onChange({ category: value as GalleryFilters['category'] })}
      />
      <SelectField
        label="Level"
        name="level"
        value={level}
        options={LEVEL_OPTIONS}
        onValueChange={(value) => onChange({ level: value as GalleryFilters['level'] })}
      />
      <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <SelectField
          label="Sort"
          name="sort"
          value={sort}
          options={SORT_OPTIONS}
          onValueChange={(value) => onChange({ sort: value as GalleryFilters['sort'] })}
        />
      </chakra.div>
      <Flex
        gap="2"
        justify={{ base: 'space-between', sm: 'flex-end' }}
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
      >
        <Button
          aria-pressed={favourites}
          color={favourites ? 'accent.fg' : undefined}
          onClick={() => onChange({ favourites: !favourites })}
        >
          <Heart aria-hidden fill={favourites ? 'currentColor' : 'none'} />
          Favourites
        </Button>
        <Flex borderWidth="1px" borderRadius="sm" role="group" aria-label="View">
          {VIEWS.map((one) => (
            <IconButton
              key={one.view}
              variant="ghost"
              size="sm"
              height="9.5"
              aria-label={one.label}
              aria-pressed={one.view === view}
              color={one.view === view ? 'accent.fg' : 'fg.muted'}
              onClick={() => onChange({ view: one.view })}
            >
              <one.Icon aria-hidden />
            </IconButton>
          ))}
        </Flex>
      </Flex>
    </>
  )
})
