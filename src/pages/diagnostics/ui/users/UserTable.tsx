import { useCallback, useMemo } from 'react'
import { type AccountSort, type Profile, ROLES } from '@/entities/profile/model'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { DataTable, type DataTableProps, type RowAction, type TableSelection } from '@/shared/ui/table'
import { statusAfter } from '@machines/account-status'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { STATUS_CHANGES } from './status-changes'
import { columnsFor } from './user-columns'

export interface UserTableProps extends Pick<DataTableProps<Profile>, 'state' | 'empty' | 'error'> {
  list: UserManagementActor
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
}

/** The next page is asked for when this many rows are left below. */
const AHEAD = 15
/** px, as document 1 has it. */
const MAX_HEIGHT = 600
const OWN = 'You cannot change the status or role of your own account. Ask another administrator.'

const idOf = ({ id }: Profile) => id
const emailOf = ({ email }: Profile) => email

function known({ context }: ReturnType<UserManagementActor['getSnapshot']>) {
  const { rows, total, ownId, changing, filter } = context
  return { rows, total, ownId, changing, sort: filter.sort }
}

/** ADM-04 to ADM-06: the accounts to compare, what to know about each, and what can be done in the menu of its row. */
export function UserTable({ list, selection, onSelectionChange, ...faces }: UserTableProps) {
  const { rows, total, ownId, changing, sort } = useSelector(list, known, shallowEqual)
  const columns = useMemo(() => columnsFor(list, ownId), [list, ownId])
  const count = rows.length
  const askForMore = useCallback(
    (last: number) => {
      if (last >= count - AHEAD) list.send({ type: 'more' })
    },
    [list, count],
  )
  const actions = (profile: Profile): RowAction[] => {
    const { id } = profile
    const unavailable = id === ownId ? OWN : undefined
    return [
      ...STATUS_CHANGES.filter(({ change }) => statusAfter(profile, change)).map(({ change, label }) => ({
        label,
        unavailable,
        onSelect: () => list.send({ type: 'account.change', id, event: { type: change } }),
      })),
      ...ROLES.filter((role) => role !== profile.role).map((role, index) => ({
        label: `Change role to ${role}`,
        unavailable,
        parted: index === 0,
        onSelect: () => list.send({ type: 'role.ask', profile, role }),
      })),
      {
        label: 'Reset Password',
        parted: true,
        onSelect: () => list.send({ type: 'recovery.ask', profile }),
      },
      { label: 'Delete', dangerous: true, onSelect: () => list.send({ type: 'delete.ask', profile }) },
    ]
  }
  return (
    <DataTable
      label="Accounts"
      rows={rows}
      columns={columns}
      narrow="60rem"
      maxHeight={MAX_HEIGHT}
      rowId={idOf}
      rowName={emailOf}
      total={total}
      sort={sort}
      onSortChange={(wanted) =>
        list.send({ type: 'filter.change', filter: { sort: wanted as AccountSort | null } })
      }
      sortedElsewhere
      selectable={({ id }) => id !== ownId}
      selection={selection}
      onSelectionChange={onSelectionChange}
      actions={actions}
      isBusy={({ id }) => changing.includes(id)}
      onDraw={askForMore}
      {...faces}
    />
  )
}
