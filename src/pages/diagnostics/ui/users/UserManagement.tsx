import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatNumber } from '@/shared/lib/format'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { TableSelection } from '@/shared/ui/table'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { BulkActions } from './BulkActions'
import { DeleteUserDialog } from './DeleteUserDialog'
import { ListMessage } from './ListMessage'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { RoleDialog } from './RoleDialog'
import { UserFilters } from './UserFilters'
import { UserTable } from './UserTable'

/** Without what is typed into the questions. */
function shown({ context }: ReturnType<UserManagementActor['getSnapshot']>) {
  const { filter, rows, total, failure } = context
  return { filter, rows, total, failure }
}

export interface UserManagementProps {
  actor: UserManagementActor
  /** The password that was typed for the deletion of the own account. */
  onPassword: (value: string) => void
}

/** ADM-04 to ADM-09: every account of this installation. */
export function UserManagement({ actor, onPassword }: UserManagementProps) {
  const { filter, rows, total, failure } = useSelector(actor, shown, shallowEqual)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ list: 'failed' }))
  const [selection, setSelection] = useState<TableSelection>({})
  // An account that is no longer listed is no longer selected either.
  const selected = rows.flatMap(({ id }) => (selection[id] ? id : []))
  return (
    <Stack gap="4">
      <UserFilters
        filter={filter}
        onChange={(change) => actor.send({ type: 'filter.change', filter: change })}
      />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" minHeight="9">
        <Text role="status" textStyle="sm" color="fg.muted">
          {loading ? 'Loading accounts' : `${formatNumber(total)} ${total === 1 ? 'account' : 'accounts'}`}
        </Text>
        <Flex gap="2" align="center" wrap="wrap">
          {selected.length > 0 ? (
            <BulkActions list={actor} selected={selected} onClear={() => setSelection({})} />
          ) : null}
          <Button
            size="sm"
            aria-disabled={loading || undefined}
            onClick={() => actor.send({ type: 'refresh' })}
          >
            Refresh
          </Button>
        </Flex>
      </Flex>
      <UserTable
        list={actor}
        selection={selection}
        onSelectionChange={setSelection}
        state={loading ? 'loading' : failed ? 'error' : 'ready'}
        empty={
          <Text color="fg.muted" textAlign="center">
            No matches for your search and filters.
          </Text>
        }
        error={
          <Notice
            status="error"
            title="Failed to fetch users"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'refresh' })}>
                Retry
              </Button>
            }
          >
            {failure}
          </Notice>
        }
      />
      <ListMessage actor={actor} />
      <DeleteUserDialog actor={actor} onPassword={onPassword} />
      <RoleDialog actor={actor} />
      <ResetPasswordDialog actor={actor} />
    </Stack>
  )
}
