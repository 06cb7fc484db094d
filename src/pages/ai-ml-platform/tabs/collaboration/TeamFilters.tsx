import type { RefObject } from 'react'
import { MEMBER_ROLES, type MemberFilter, ROLE_LABELS } from '@/entities/member/model'
import { FilterBar, type FilterSelect, optionsOf } from '@/shared/ui/filter-bar'

const SELECTS: FilterSelect<MemberFilter>[] = [
  {
    name: 'role',
    label: 'Role',
    options: optionsOf({ value: '', label: 'All roles' }, MEMBER_ROLES, (role) => ROLE_LABELS[role]),
  },
]

export interface TeamFiltersProps {
  filter: MemberFilter
  bar: RefObject<HTMLElement | null>
  onChange: (change: Partial<MemberFilter>) => void
}

/** TEM-01: the search and the role filter of a team. */
export const TeamFilters = ({ filter, bar, onChange }: TeamFiltersProps) => (
  <FilterBar
    ref={bar}
    label="Team"
    filter={filter}
    search={{
      value: filter.search,
      placeholder: 'Name or email',
      maxLength: 200,
      onValueChange: (search) => onChange({ search }),
    }}
    selects={SELECTS}
    onChange={onChange}
  />
)
