import { Grid } from '@chakra-ui/react'
import { ACCOUNT_STATUSES, type AccountFilter, ROLES } from '@/entities/profile/model'
import { SelectField, TextField } from '@/shared/ui/form'

export interface UserFiltersProps {
  filter: AccountFilter
  onChange: (filter: Partial<AccountFilter>) => void
}

const all = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
]
const STATUSES = all('Any status', ACCOUNT_STATUSES)
const ROLE_OPTIONS = all('Any role', ROLES)

/** ADM-04: search, status and role. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: '1fr 10rem 10rem' }} gap="3">
      <Grid gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          label="Search"
          name="search"
          type="search"
          placeholder="Username or email"
          maxLength={200}
          value={filter.search}
          onValueChange={(search) => onChange({ search })}
        />
      </Grid>
      <SelectField
        label="Status"
        name="status"
        value={filter.status}
        options={STATUSES}
        onValueChange={(status) => onChange({ status: status as AccountFilter['status'] })}
      />
      <SelectField
        label="Role"
        name="role"
        value={filter.role}
        options={ROLE_OPTIONS}
        onValueChange={(role) => onChange({ role: role as AccountFilter['role'] })}
      />
    </Grid>
  )
}
