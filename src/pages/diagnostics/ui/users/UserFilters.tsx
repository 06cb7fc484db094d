import { ACCOUNT_STATUSES, type AccountFilter, ROLES } from '@/entities/profile/model'
import { FilterBar, type FilterSelect, optionsOf } from '@/shared/ui/filter-bar'

export interface UserFiltersProps {
  filter: AccountFilter
  onChange: (filter: Partial<AccountFilter>) => void
}

const SELECTS: FilterSelect<AccountFilter>[] = [
  {
    name: 'status',
    label: 'Status',
    options: optionsOf({ value: '', label: 'Any status' }, ACCOUNT_STATUSES),
  },
  { name: 'role', label: 'Role', options: optionsOf({ value: '', label: 'Any role' }, ROLES) },
]

/** ADM-04: search, status and role. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  return (
    <FilterBar
      label="Accounts"
      filter={filter}
      search={{
        value: filter.search,
        placeholder: 'Username or email',
        maxLength: 200,
        onValueChange: (search) => onChange({ search }),
      }}
      selects={SELECTS}
      onChange={onChange}
    />
  )
}
