import { Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { RegisteredModel } from '@/entities/registered-model/model'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { formatDateTime, formatNumber, MISSING } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { type Column, DataTable, RowLink } from '@/shared/ui/table'
import { type RegisteredModelsActor, useRegisteredModels } from '@/features/serve-model'

/** The models that code has registered in the current workspace, below its runs. */
export function RegisteredModels({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  return current ? <ModelsOf key={current.id} workspace={current.id} /> : null
}

const ModelsOf = ({ workspace }: { workspace: string }) => (
  <ModelList actor={useRegisteredModels(workspace)} />
)

const nameOf = ({ name }: RegisteredModel) => name

const COLUMNS: Column<RegisteredModel>[] = [
  {
    id: 'name',
    header: 'Name',
    sortBy: nameOf,
    cell: ({ name }) => <RowLink to={paths.registeredModel(name)}>{name}</RowLink>,
  },
  {
    id: 'latest',
    header: 'Newest version',
    width: '10rem',
    sortBy: ({ latest }) => latest?.version ?? null,
    cell: ({ latest }) => (latest ? `Version ${latest.version}` : MISSING),
  },
  {
    id: 'aliases',
    header: 'Aliases',
    cell: ({ aliases }) =>
      aliases.length === 0
        ? MISSING
        : aliases.map(({ alias, version }) => `@${alias} (${version})`).join(', '),
  },
  {
    id: 'versions',
    header: 'Versions',
    align: 'end',
    width: '7rem',
    sortBy: ({ versions }) => versions,
    cell: ({ versions }) => formatNumber(versions),
  },
  {
    id: 'updated',
    header: 'Last change',
    width: '13rem',
    sortBy: ({ updatedAt }) => updatedAt,
    descendingFirst: true,
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
]

/** The list of registered models, or that it is on its way, empty, or why it could not be read. */
export function ModelList({ actor }: { actor: RegisteredModelsActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Stack as="section" gap="3" aria-labelledby="registered-models">
      <Heading as="h3" id="registered-models" textStyle="md" fontWeight="semibold">
        Registered models
      </Heading>
      {answer ? (
        answer.length === 0 ? (
          <Panel>
            <Text color="fg.muted" textStyle="sm">
              None yet. A model that your code registers with MLflow is listed here with its versions.
            </Text>
          </Panel>
        ) : (
          <DataTable
            label="Models of the registry"
            rows={answer}
            columns={COLUMNS}
            narrow="48rem"
            maxHeight={440}
            rowId={nameOf}
            rowName={nameOf}
            empty={null}
          />
        )
      ) : failure ? (
        <Notice
          status="warning"
          title="Your registered models could not be loaded"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <Skeleton
          height="4.375rem"
          borderRadius="lg"
          role="status"
          aria-label="Loading your registered models"
        />
      )}
    </Stack>
  )
}
