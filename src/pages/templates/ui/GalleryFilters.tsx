import { chakra } from '@chakra-ui/react'
import { type GalleryFilters as Filters, SEARCH_LIMIT } from '@/entities/template/model'
import { TextField } from '@/shared/ui/form'
import { GalleryChoices, type GalleryChoicesProps } from './GalleryChoices'

export interface GalleryFiltersProps {
  filters: Filters
  onSearch: (value: string) => void
  onChange: GalleryChoicesProps['onChange']
}

/** TPL-01: the search, and what the list can be narrowed and arranged by. */
export function GalleryFilters({ filters, onSearch, onChange }: GalleryFiltersProps) {
  const { search, ...choices } = filters
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
          value={search}
          maxLength={SEARCH_LIMIT}
          placeholder="Name, technology or tag"
          onValueChange={onSearch}
        />
      </chakra.div>
      <GalleryChoices {...choices} onChange={onChange} />
    </chakra.search>
  )
}
