import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useApiKeys } from '@/entities/api-key'
import { type ApiKey, keyHint } from '@/entities/api-key/model'
import { CopyButton } from '@/features/copy-text'
import { formatAgo, formatDate } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/kept'
import { Notice } from '@/shared/ui/notice'
import { StatusDot } from '@/shared/ui/status'
import { type Column, DataTable, useRowTabIndex } from '@/shared/ui/table'
import { type KeyChangeActor, useKeyChanges, useNewKey } from '../model/use-api-keys-tab'
import { NewKeyDialog } from './NewKeyDialog'

const idOf = ({ id }: ApiKey) => id
const nameOf = ({ name }: ApiKey) => name

/** API-03: the keys of Orrery's own API. */
export function KeysTab({ userId }: { userId: string }) {
  const { now } = useActorEnvironment()
  const { entries, status, collection, setAside, refused } = useApiKeys(userId)
  const making = useNewKey(collection)
  const changing = useKeyChanges(collection)
  const columns = useMemo(() => columnsAt(now()), [now])
  const create = (
    <Button onClick={() => making.send({ type: 'open' })}>
      <Plus size={16} aria-hidden />
      Create API Key
    </Button>
  )
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color="fg.muted" maxWidth="60ch">
          Sample keys and your own keys. A key is shown only once; this browser stores its hash and last four
          characters.
        </Text>
        {create}
      </Flex>
      <KeyChanges actor={changing} />
      <RefusedNotice what="API keys" refused={refused} />
      <SetAsideNotice what="API keys" count={setAside} left={entries.length} collection={collection} />
      <DataTable
        label="API keys"
        rows={entries}
        columns={columns}
        narrow="50rem"
        rowId={idOf}
        rowName={nameOf}
        state={status}
        empty={
          setAside > 0 ? (
            <NoneRead what="API keys" />
          ) : (
            <Text color="fg.muted" textAlign="center">
              No keys yet. Create one to use the API.
            </Text>
          )
        }
        error={<UnreadNotice what="API keys" collections={[collection]} />}
        actions={({ id, name, status: kept }) => [
          kept === 'active'
            ? { label: 'Revoke', onSelect: () => changing.send({ type: 'change', kind: 'revoke', id, name }) }
            : {
                label: 'Activate',
                onSelect: () => changing.send({ type: 'change', kind: 'activate', id, name }),
              },
          {
            label: 'Delete',
            onSelect: () => changing.send({ type: 'delete', id, name }),
            dangerous: true,
            parted: true,
          },
        ]}
      />
      <NewKeyDialog actor={making} />
    </Stack>
  )
}

/** Confirms the deletion of a key, and reports a change that failed. */
export function KeyChanges({ actor }: { actor: KeyChangeActor }) {
  const { order, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <>
      {failure ? (
        <Notice
          status="error"
          title={`${order?.name ?? 'The key'} was not changed`}
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      <ModalShell
        title="Delete API key"
        open={confirming}
        openerGone={() => actor.getSnapshot().hasTag('busy')}
        onClose={cancel}
        footer={
          <>
            <Button onClick={cancel}>Cancel</Button>
            <Button variant="solid" colorPalette="error" onClick={() => actor.send({ type: 'confirm' })}>
              Delete
            </Button>
          </>
        }
      >
        <Text overflowWrap="anywhere">
          Delete “{order?.name}”? Requests with this key will be rejected. This cannot be undone.
        </Text>
      </ModalShell>
    </>
  )
}

function KeyCell({ entry }: { entry: ApiKey }) {
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

const columnsAt = (now: number): Column<ApiKey>[] => [
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
    cell: ({ lastUsed }) => (lastUsed ? formatAgo(lastUsed, now) : 'Never'),
  },
]
