import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import {
  isFiltered,
  MILESTONE_CATEGORIES,
  MILESTONE_STATUSES,
  PRIORITIES,
  type RoadmapFilters as Filters,
} from '@/entities/roadmap/model'
import { FilterBar, type FilterSelect, focusFilters, optionsOf } from '@/shared/ui/filter-bar'
import { capital, STATUS } from './labels'

export interface RoadmapFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
}

const all = (label: string) => ({ value: 'all' as const, label })
const SELECTS: FilterSelect<Filters>[] = [
  {
    name: 'category',
    label: 'Category',
    options: optionsOf(all('All categories'), MILESTONE_CATEGORIES, capital),
  },
  {
    name: 'status',
    label: 'Status',
    options: optionsOf(all('All statuses'), MILESTONE_STATUSES, (status) => STATUS[status].label),
  },
  { name: 'priority', label: 'Priority', options: optionsOf(all('All priorities'), PRIORITIES, capital) },
]

/** RDM-02: category, status, priority, and a way back that shows only while there is something to clear. */
export function RoadmapFilters({ filters, onChange, onClear }: RoadmapFiltersProps) {
  const bar = useRef<HTMLElement>(null)
  return (
    <FilterBar ref={bar} label="Milestones" filter={filters} selects={SELECTS} onChange={onChange}>
      {isFiltered(filters) ? (
        <Button
          onClick={() => {
            focusFilters(bar)
            onClear()
          }}
        >
          Clear Filters
        </Button>
      ) : null}
    </FilterBar>
  )
}
