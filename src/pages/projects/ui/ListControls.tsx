import { Grid, IconButton } from '@chakra-ui/react'
import { LayoutGrid, List } from 'lucide-react'
import {
  PROJECT_SORTS,
  PROJECT_TYPES,
  type ProjectFilter,
  type ProjectSort,
  SORT_LABELS,
  TYPE_LABELS,
} from '@/entities/project/model'
import { SelectField, TextField } from '@/shared/ui/form'

/** How the projects are laid out. */
export type ProjectView = 'grid' | 'list'

export interface ListControlsProps {
  filter: ProjectFilter
  view: ProjectView
  onFilterChange: (filter: Partial<ProjectFilter>) => void
  onViewSelect: (view: ProjectView) => void
}

const TYPES = [
  { value: 'all', label: 'All types' },
  ...PROJECT_TYPES.map((type) => ({ value: type as string, label: TYPE_LABELS[type].label })),
]
const SORTS = PROJECT_SORTS.map((sort) => ({ value: sort as string, label: SORT_LABELS[sort] }))
const VIEWS = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const

/** PRJ-02: search, type, sort, and the way the projects are laid out. */
export function ListControls({ filter, view, onFilterChange, onViewSelect }: ListControlsProps) {
  return (
    <Grid
      templateColumns={{ base: '1fr 1fr', md: 'minmax(12rem, 1fr) 11rem 11rem auto' }}
      gap="3"
      alignItems="end"
    >
      <Grid gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          label="Search"
          name="search"
          type="search"
          placeholder="Name, description or AI tool"
          value={filter.search}
          onValueChange={(search) => onFilterChange({ search })}
        />
      </Grid>
      <SelectField
        label="Type"
        name="type"
        value={filter.type}
        options={TYPES}
        onValueChange={(type) => onFilterChange({ type: type as ProjectFilter['type'] })}
      />
      <SelectField
        label="Sort"
        name="sort"
        value={filter.sort}
        options={SORTS}
        onValueChange={(sort) => onFilterChange({ sort: sort as ProjectSort })}
      />
      <Grid role="group" aria-label="Layout" templateColumns="auto auto" gap="1" justifySelf="start">
        {VIEWS.map(({ view: one, label, Icon }) => (
          <IconButton
            key={one}
            aria-label={label}
            aria-pressed={view === one}
            variant={view === one ? 'outline' : 'ghost'}
            onClick={() => onViewSelect(one)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
      </Grid>
    </Grid>
  )
}
