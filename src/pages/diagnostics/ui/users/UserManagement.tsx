import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { formatNumber } from '@/shared/lib/format'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { DeleteUserDialog } from './DeleteUserDialog'
import { ListMessage } from './ListMessage'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { RoleDialog } from './RoleDialog'
import { UserFilters } from './UserFilters'
import { UserList } from './UserList'

/** Without what is typed into the questions. */
function shown({ context }: ReturnType<UserManagementActor['getSnapshot']>) {
  const { filter, rows, total, failure, ownId } = context
  return { filter, rows, total, failure, ownId }
}

/** ADM-04 to ADM-09: every account of this installation. */
export function UserManagement({ actor }: { actor: UserManagementActor }) {
  const { filter, rows, total, failure, ownId } = useSelector(actor, shown, shallowEqual)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ list: 'failed' }))
  return (
    <Stack gap="4">
      <UserFilters
        filter={filter}
        onChange={(change) => actor.send({ type: 'filter.change', filter: change })}
      />
      <Flex justify="space-between" align="center" gap="3">
        <Text role="status" textStyle="sm" color="fg.muted">
          {loading ? 'Loading accounts' : `${formatNumber(total)} ${total === 1 ? 'account' : 'accounts'}`}
        </Text>
        <Button
          size="sm"
          aria-disabled={loading || undefined}
          onClick={() => actor.send({ type: 'refresh' })}
        >
          Refresh
        </Button>
      </Flex>
      {failed && rows.length === 0 ? (
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
      ) : null}
      {loading && rows.length === 0 ? <Loading /> : null}
      {!loading && !failed && rows.length === 0 ? (
        <Text color="fg.muted" py="8" textAlign="center">
          Nobody matches what you look for.
        </Text>
      ) : null}
      {rows.length > 0 ? <UserList list={actor} rows={rows} total={total} ownId={ownId} /> : null}
      <ListMessage actor={actor} />
      <DeleteUserDialog actor={actor} />
      <RoleDialog actor={actor} />
      <ResetPasswordDialog actor={actor} />
    </Stack>
  )
}

function Loading() {
  return (
    <Box aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="24" borderRadius="lg" mb="3" />
      ))}
    </Box>
  )
}
