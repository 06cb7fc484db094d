import { Button, chakra } from '@chakra-ui/react'
import {
  isFiltered,
  MILESTONE_CATEGORIES,
  MILESTONE_STATUSES,
  PRIORITIES,
  type RoadmapFilters as Filters,
} from '@/entities/roadmap/model'
import { SelectField } from '@/shared/ui/form'
import { capital, STATUS } from './labels'

export interface RoadmapFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
}

const options = (all: string, values: readonly string[], label: (value: string) => string) => [
  { value: 'all', label: all },
  ...values.map((value) => ({ value, label: label(value) })),
]
const CATEGORIES = options('All Categories', MILESTONE_CATEGORIES, capital)
const STATUSES = options(
  'All Statuses',
  MILESTONE_STATUSES,
  (one) => STATUS[one as keyof typeof STATUS].label,
)
const PRIORITY_OPTIONS = options('All Priorities', PRIORITIES, capital)

/** RDM-02: category, status, priority, and a way back that shows only while there is something to clear. */
export function RoadmapFilters({ filters, onChange, onClear }: RoadmapFiltersProps) {
  return (
    <chakra.search
      aria-label="Milestones"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 12rem)) auto' }}
      gap="3"
      alignItems="end"
    >
      <SelectField
        label="Category"
        name="category"
        value={filters.category}
        options={CATEGORIES}
        onValueChange={(category) => onChange({ category: category as Filters['category'] })}
      />
      <SelectField
        label="Status"
        name="status"
        value={filters.status}
        options={STATUSES}
        onValueChange={(status) => onChange({ status: status as Filters['status'] })}
      />
      <SelectField
        label="Priority"
        name="priority"
        value={filters.priority}
        options={PRIORITY_OPTIONS}
        onValueChange={(priority) => onChange({ priority: priority as Filters['priority'] })}
      />
      {isFiltered(filters) ? (
        <Button
          width="fit-content"
          onClick={(event) => {
            // The button goes with the filters, and would take the focus with it.
            event.currentTarget.parentElement?.querySelector('select')?.focus()
            onClear()
          }}
        >
          Clear Filters
        </Button>
      ) : null}
    </chakra.search>
  )
}
