import { Box, Text } from '@chakra-ui/react'
import { accountNotes, lastActivity, type Profile } from '@/entities/profile/model'
import { formatDateTime } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import type { Column } from '@/shared/ui/table'
import { useShownAccount } from '../../model/users/account-actor'
import type { UserManagementActor } from '../../model/users/use-user-management'

const TONES = { active: 'success', inactive: 'warning', locked: 'error' } as const

interface CellProps {
  list: UserManagementActor
  account: Profile
}

function Status({ list, account }: CellProps) {
  const { status } = useShownAccount(list, account)
  return <StatusDot tone={TONES[status]} label={status} />
}

function Role({ list, account }: CellProps) {
  return useShownAccount(list, account).role
}

/** The order comes from the backend, which has the accounts that are not loaded yet. */
const elsewhere = () => null

/** ADM-04, ADM-06: what administrators compare accounts by. */
export const columnsFor = (list: UserManagementActor, ownId: string): Column<Profile>[] => [
  {
    id: 'user',
    header: 'User',
    cell: ({ username, email }) => (
      <>
        <Text fontWeight="medium" truncate lineHeight="1.25" dir="auto" title={username ?? undefined}>
          {username ?? 'No username'}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate lineHeight="1.25" title={email}>
          {email}
        </Text>
      </>
    ),
    sortBy: elsewhere,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (account) => <Status list={list} account={account} />,
    sortBy: elsewhere,
    width: '6rem',
  },
  {
    id: 'role',
    header: 'Role',
    cell: (account) => <Role list={list} account={account} />,
    sortBy: elsewhere,
    width: '6rem',
  },
  {
    id: 'lastActivity',
    header: 'Last activity',
    cell: (account) => lastActivity(account, formatDateTime),
    sortBy: elsewhere,
    descendingFirst: true,
    width: '13rem',
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: (account) => (
      <Box>
        {accountNotes(account, ownId).map((note) => (
          <Text key={note} textStyle="xs" color="fg.warning" lineHeight="1.2">
            {note}
          </Text>
        ))}
      </Box>
    ),
    width: '22.5rem',
    wrap: true,
  },
]
