import { chakra, Flex } from '@chakra-ui/react'
import { keyHint, type ServerKey } from '@/entities/api-key/model'
import { CopyButton } from '@/features/copy-text'
import { formatAgo, formatDate } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import { type Column, useRowTabIndex } from '@/shared/ui/table'

const nameOf = ({ name }: ServerKey) => name

function KeyCell({ entry }: { entry: ServerKey }) {
  const tabIndex = useRowTabIndex()
  return (
    <Flex align="center" gap="1">
      <chakra.code fontFamily="mono" textStyle="xs">
        {keyHint(entry)}
      </chakra.code>
      <CopyButton
        text={keyHint(entry)}
        what={`masked key of ${entry.name}`}
        iconOnly
        size="xs"
        variant="ghost"
        tabIndex={tabIndex}
      />
    </Flex>
  )
}

/** The rights and the expiry of keys on the server. */
const scopeColumns = (now: number): Column<ServerKey>[] => [
  {
    id: 'scopes',
    header: 'Scopes',
    width: '11rem',
    cell: ({ scopes }) => scopes?.join(', ') ?? null,
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '8rem',
    sortBy: ({ expires }) => expires ?? null,
    cell: ({ expires }) =>
      expires ? (Date.parse(expires) <= now ? 'Expired' : formatDate(expires)) : 'Never',
  },
]

/** The columns of a table of keys; `scoped` for those of the server. */
export const keyColumns = (now: number, scoped: boolean): Column<ServerKey>[] => [
  { id: 'name', header: 'Name', sortBy: nameOf, cell: ({ name }) => <span title={name}>{name}</span> },
  { id: 'key', header: 'Key', width: '13rem', cell: (entry) => <KeyCell entry={entry} /> },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    sortBy: ({ status }) => status,
    cell: ({ status }) => (
      <StatusDot
        tone={status === 'active' ? 'success' : 'neutral'}
        label={status === 'active' ? 'Active' : 'Inactive'}
      />
    ),
  },
  ...(scoped ? scopeColumns(now) : []),
  {
    id: 'created',
    header: 'Created',
    width: '9rem',
    descendingFirst: true,
    sortBy: ({ created }) => created,
    cell: ({ created }) => formatDate(created),
  },
  {
    id: 'used',
    header: 'Last used',
    width: '9rem',
    descendingFirst: true,
    sortBy: ({ lastUsed }) => lastUsed,
    cell: ({ lastUsed }) => (lastUsed ? formatAgo(lastUsed, Math.max(now, Date.parse(lastUsed))) : 'Never'),
  },
]
