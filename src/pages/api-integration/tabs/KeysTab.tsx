import { hasServer } from '@/shared/config'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useApiKeys } from '@/entities/api-key'
import type { ServerKey } from '@/entities/api-key/model'
import { useWorkspaces } from '@/entities/workspace'
import { type EntryChangeActor, EntryChanges } from '@/features/change-entry'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/storage-notices'
import { Notice } from '@/shared/ui/notice'
import { DataTable } from '@/shared/ui/table'
import {
  type ApiKeyActor,
  type ServerKeysActor,
  useKeyChanges,
  useNewKey,
  useServerKeys,
} from '../model/use-api-keys-tab'
import { keyColumns } from './key-columns'
import { NewKeyDialog } from './NewKeyDialog'

const idOf = ({ id }: ServerKey) => id
const nameOf = ({ name }: ServerKey) => name

/** API-03: the keys of the workspace, which open this server; without a server the documented simulation. */
export function KeysTab({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  if (!hasServer()) return <BrowserKeys userId={userId} creates />
  return (
    <Stack gap="8">
      {current ? <WorkspaceKeys key={current.id} workspace={current.id} /> : null}
      <BrowserKeys userId={userId} creates={false} />
    </Stack>
  )
}

function WorkspaceKeys({ workspace }: { workspace: string }) {
  return <ServerKeys {...useServerKeys(workspace)} />
}

export interface ServerKeysProps {
  list: ServerKeysActor
  making: ApiKeyActor
  changing: EntryChangeActor
}

/** The keys that open this server. */
export function ServerKeys({ list, making, changing }: ServerKeysProps) {
  const { answer, failure } = useSelector(list, ({ context }) => context)
  return (
    <Stack as="section" gap="4" aria-label="Keys of this workspace">
      <KeysLead making={making}>
        Keys that open the models of this workspace. A key is shown only once; the server stores its hash and
        last four characters. A revoked key is refused at once.
      </KeysLead>
      <KeyChanges actor={changing} />
      <KeysTable
        label="API keys"
        scoped
        keys={answer ?? []}
        changing={changing}
        state={answer ? 'ready' : failure ? 'error' : 'loading'}
        empty={
          <Text color="fg.muted" textAlign="center">
            This workspace has no keys. Create one to use the API.
          </Text>
        }
        error={
          <Notice
            status="error"
            title="The keys could not be loaded"
            actions={
              <Button size="sm" onClick={() => list.send({ type: 'ask' })}>
                Try again
              </Button>
            }
          >
            {failure?.message}
          </Notice>
        }
      />
      <NewKeyDialog actor={making} scoped />
    </Stack>
  )
}

/** Samples, and keys that were made in this browser: they open nothing. */
function BrowserKeys({ userId, creates }: { userId: string; creates: boolean }) {
  const { entries, status, collection, setAside, refused } = useApiKeys(userId)
  const making = useNewKey(collection)
  const changing = useKeyChanges(collection)
  if (!creates && status === 'ready' && entries.length === 0 && setAside === 0) return null
  return (
    <Stack as="section" gap="4" aria-label="Sample keys">
      {creates ? (
        <KeysLead making={making}>
          Sample keys and your own keys. A key is shown only once; this browser stores its hash and last four
          characters.
        </KeysLead>
      ) : (
        <Text color="fg.muted" maxWidth="60ch">
          Sample keys, and keys that were made in this browser before. They open nothing: delete them when you
          no longer need them.
        </Text>
      )}
      <KeyChanges actor={changing} />
      <RefusedNotice what="API keys" refused={refused} />
      <SetAsideNotice what="API keys" count={setAside} left={entries.length} collection={collection} />
      <KeysTable
        label={creates ? 'API keys' : 'Sample keys'}
        keys={entries}
        changing={changing}
        state={status}
        empty={setAside > 0 ? <NoneRead what="API keys" /> : <NoKeys />}
        error={<UnreadNotice what="API keys" collections={[collection]} />}
      />
      <NewKeyDialog actor={making} />
    </Stack>
  )
}

function KeysLead({ making, children }: { making: ApiKeyActor; children: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text color="fg.muted" maxWidth="60ch">
        {children}
      </Text>
      <Button onClick={() => making.send({ type: 'open' })}>
        <Plus size={16} aria-hidden />
        Create API Key
      </Button>
    </Flex>
  )
}

const NoKeys = () => (
  <Text color="fg.muted" textAlign="center">
    No keys yet. Create one to use the API.
  </Text>
)

interface KeysTableProps {
  label: string
  /** Keys of the server: they have scopes and may expire. */
  scoped?: boolean
  keys: readonly ServerKey[]
  changing: EntryChangeActor
  state: 'loading' | 'ready' | 'error'
  empty: ReactNode
  error: ReactNode
}

function KeysTable({ label, scoped = false, keys, changing, state, empty, error }: KeysTableProps) {
  const { now } = useActorEnvironment()
  const columns = useMemo(() => keyColumns(now(), scoped), [now, scoped])
  return (
    <DataTable
      label={label}
      rows={keys}
      columns={columns}
      narrow={scoped ? '62rem' : '50rem'}
      rowId={idOf}
      rowName={nameOf}
      state={state}
      empty={empty}
      error={error}
      actions={({ id, name, status: kept }) => [
        kept === 'active'
          ? {
              label: 'Revoke',
              onSelect: () => changing.send({ type: 'change', order: { id, name, change: 'revoke' } }),
            }
          : {
              label: 'Activate',
              onSelect: () => changing.send({ type: 'change', order: { id, name, change: 'activate' } }),
            },
        {
          label: 'Delete',
          onSelect: () => changing.send({ type: 'propose', order: { id, name, change: 'delete' } }),
          dangerous: true,
          parted: true,
        },
      ]}
    />
  )
}

/** Confirms the deletion of a key, and reports a change that failed. */
export const KeyChanges = ({ actor }: { actor: EntryChangeActor }) => (
  <EntryChanges
    actor={actor}
    title="Delete API key"
    confirm="Delete"
    question={(name) => `Delete “${name}”? Requests with this key will be rejected. This cannot be undone.`}
  />
)
