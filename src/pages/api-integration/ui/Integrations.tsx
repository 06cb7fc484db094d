import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useApiIntegrations } from '@/entities/api-integration'
import { type ApiIntegration, INTEGRATION_TYPE_NAMES } from '@/entities/api-integration/model'
import {
  EditIntegrationDialog,
  IntegrationDialog,
  integrationEditsOf,
  useIntegrationEdit,
} from '@/features/integrate-api'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { formatDate } from '@/shared/lib/format'
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/storage-notices'
import { type Column, DataTable } from '@/shared/ui/table'

const idOf = ({ id }: ApiIntegration) => id
const nameOf = ({ name }: ApiIntegration) => name

/** API-06: the integrated APIs, and the wizard that adds another API. */
export function Integrations({ userId }: { userId: string }) {
  const { entries, status, collection, setAside, refused } = useApiIntegrations(userId)
  const removal = useRemovalFrom({ integration: collection })
  const editing = useIntegrationEdit(collection)
  const [connecting, setConnecting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const names = useMemo(() => entries.map(nameOf), [entries])
  const edit = (one: ApiIntegration) =>
    editing.send({
      type: 'open',
      subject: { id: one.id, taken: names.filter((name) => name !== one.name) },
      values: integrationEditsOf(one),
    })
  return (
    <Stack as="section" gap="3" aria-label="API integrations">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <chakra.div>
          <Heading ref={heading} as="h2" textStyle="lg" tabIndex={-1} outline="none">
            API integrations
          </Heading>
          <Text color="fg.muted">Services connected to Orrery. Their API keys stay in this browser.</Text>
        </chakra.div>
        <Button variant="solid" colorPalette="accent" onClick={() => setConnecting(true)}>
          <Plus size={16} aria-hidden />
          Add API integration
        </Button>
      </Flex>
      <RefusedNotice what="API integrations" refused={refused} />
      <SetAsideNotice
        what="API integrations"
        count={setAside}
        left={entries.length}
        collection={collection}
      />
      <DataTable
        label="API integrations"
        rows={entries}
        columns={COLUMNS}
        narrow="50rem"
        rowId={idOf}
        rowName={nameOf}
        state={status}
        onOpen={edit}
        empty={
          setAside > 0 ? (
            <NoneRead what="API integrations" />
          ) : (
            <Text color="fg.muted" textAlign="center">
              No integrations yet. Add one to get started.
            </Text>
          )
        }
        error={<UnreadNotice what="API integrations" collections={[collection]} />}
        actions={(one) => [
          { label: 'Edit', onSelect: () => edit(one) },
          {
            label: 'Remove',
            onSelect: () =>
              removal.send({ type: 'delete', item: { kind: 'integration', name: one.name, value: one } }),
            dangerous: true,
            parted: true,
          },
        ]}
      />
      {connecting ? (
        <IntegrationDialog
          collection={collection}
          taken={names}
          onClose={() => {
            setConnecting(false)
            heading.current?.focus()
          }}
        />
      ) : null}
      <EditIntegrationDialog actor={editing} />
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

const COLUMNS: Column<ApiIntegration>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '12rem',
    sortBy: nameOf,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  {
    id: 'endpoint',
    header: 'Endpoint',
    sortBy: ({ endpoint }) => endpoint,
    cell: ({ endpoint }) => (
      <chakra.span color="fg.muted" title={endpoint}>
        {endpoint}
      </chakra.span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: '7rem',
    sortBy: ({ type }) => type,
    cell: ({ type }) => INTEGRATION_TYPE_NAMES[type],
  },
  {
    id: 'secure',
    header: 'Secure',
    width: '6rem',
    cell: ({ secure }) => (secure ? 'Secure' : 'Not secure'),
  },
  {
    id: 'created',
    header: 'Added',
    width: '8rem',
    labelled: true,
    descendingFirst: true,
    sortBy: ({ created }) => created,
    cell: ({ created }) => formatDate(created),
  },
]
