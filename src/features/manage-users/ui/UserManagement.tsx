import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { UserManagementActor } from '../model/use-user-management'
import { DeleteUserDialog } from './DeleteUserDialog'
import { UserFilters } from './UserFilters'
import { UserList } from './UserList'

export interface UserManagementProps {
  actor: UserManagementActor
  /** Id of the administrator who is looking. */
  ownId: string
}

/** ADM-04 to ADM-09: every account of this installation. */
export function UserManagement({ actor, ownId }: UserManagementProps) {
  const snapshot = useSelector(actor, (state) => state)
  const { filter, rows, total, failure, message } = snapshot.context
  const loading = snapshot.matches({ list: 'loading' })
  const failed = snapshot.matches({ list: 'failed' })
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
        <Button size="sm" disabled={loading} onClick={() => actor.send({ type: 'refresh' })}>
          Refresh
        </Button>
      </Flex>
      {message ? (
        <Notice status={snapshot.matches({ message: 'error' }) ? 'error' : 'success'}>{message}</Notice>
      ) : null}
      {failed ? (
        <Notice
          status="error"
          title="Failed to fetch users"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'refresh' })}>
              Try again
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
      {rows.length > 0 ? (
        <UserList
          list={actor}
          rows={rows}
          total={total}
          ownId={ownId}
          onDelete={(profile) => actor.send({ type: 'delete.ask', profile })}
          onSendRecovery={(profile) => actor.send({ type: 'recovery.send', profile })}
        />
      ) : null}
      <DeleteUserDialog actor={actor} />
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
