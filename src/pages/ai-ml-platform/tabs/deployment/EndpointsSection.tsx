import { Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { earlierVersion, mainVersion } from '@/entities/endpoint/model'
import { useWorkspaces } from '@/entities/workspace'
import { EndpointChanges, type EntryChangeActor, useEndpointChange } from '@/features/change-entry'
import { newAttempt, ServeModelDialog, useServeModel } from '@/features/serve-model'
import { hasServer, paths } from '@/shared/config'
import { Failure } from '@/shared/lib/failure'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { DataTable, type RowAction } from '@/shared/ui/table'
import { type CountedEndpoint, type EndpointsActor, useEndpoints } from '../../model/use-endpoints'
import { type RegisteredModelsActor, useRegisteredModels } from '@/features/serve-model'
import { deploymentColumns } from '../../ui/endpoint-columns'
import { DeployChoices, type DeployChoicesProps } from './DeployChoices'

/** A day, in minutes. */
const DAY = 1440

/** The endpoints of the workspace, above the samples. Without a server there are none. */
export function EndpointsSection({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  return current && hasServer() ? <EndpointsOf key={current.id} workspace={current.id} /> : null
}

function EndpointsOf({ workspace }: { workspace: string }) {
  const list = useEndpoints(workspace, DAY)
  const again = () => list.send({ type: 'ask' })
  const change = useEndpointChange(again)
  const registered = useRegisteredModels(workspace)
  const [file, setFile] = useState<File | null>(null)
  const serving = useServeModel(workspace, {
    async fileOf() {
      if (!file) throw new Failure('Choose the file again.')
      return file
    },
    onServed: again,
  })
  return (
    <>
      <EndpointsView
        list={list}
        change={change}
        registered={registered}
        onFile={(chosen) => {
          setFile(chosen)
          serving.send({
            type: 'open',
            model: { source: 'uploaded', file: 'chosen', model: chosen.name.slice(-200) },
            name: chosen.name.replace(/\.\w+$/, ''),
            attempt: newAttempt(),
          })
        }}
        onRegistered={({ name, version }) =>
          serving.send({
            type: 'open',
            model: { source: 'registered', model: name, version: String(version) },
            name,
            attempt: newAttempt(),
          })
        }
      />
      <ServeModelDialog actor={serving} />
    </>
  )
}

export interface EndpointsViewProps {
  list: EndpointsActor
  change: EntryChangeActor
  registered: RegisteredModelsActor
  onFile: DeployChoicesProps['onFile']
  onRegistered: DeployChoicesProps['onRegistered']
}

const idOf = ({ id }: CountedEndpoint) => id
const nameOf = ({ endpoint }: CountedEndpoint) => endpoint.name

/** The endpoints of a workspace with their actions, and what else can be deployed. */
export function EndpointsView({ list, change, registered, onFile, onRegistered }: EndpointsViewProps) {
  const { answer, failure } = useSelector(list, ({ context }) => context)
  const navigate = useNavigate()
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  return (
    <Stack as="section" gap="3" aria-labelledby="endpoints">
      <Flex justify="space-between" align="center" columnGap="4" rowGap="2" wrap="wrap">
        <Heading as="h3" id="endpoints" textStyle="md" fontWeight="semibold">
          Endpoints
        </Heading>
        <DeployChoices registered={registered} onFile={onFile} onRegistered={onRegistered} />
      </Flex>
      <EndpointChanges actor={change} />
      {failure ? (
        <Notice
          status={answer ? 'warning' : 'error'}
          title={answer ? 'The list may be out of date' : 'The endpoints could not be loaded'}
          actions={
            <Button size="sm" onClick={() => list.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : null}
      {answer === null && !failure ? (
        <Skeleton height="2.75rem" borderRadius="lg" role="status" aria-label="Loading your endpoints" />
      ) : null}
      {answer?.length === 0 ? (
        <Flex gap="3" wrap="wrap" align="center">
          <Text color="fg.muted" maxWidth="60ch">
            A deployed model answers at this server’s address. Train one here, take one from your registry, or
            choose an ONNX file.
          </Text>
          <ButtonLink to={paths.trainModel} size="sm">
            Train a model
          </ButtonLink>
        </Flex>
      ) : null}
      {answer && answer.length > 0 ? (
        <DataTable
          label="Endpoints of this workspace"
          rows={answer}
          columns={deploymentColumns(openedAt)}
          narrow="52rem"
          maxHeight={480}
          rowId={idOf}
          rowName={nameOf}
          onOpen={({ id }) => void navigate(paths.endpoint(id))}
          actions={(one) => actionsOf(one, change, () => void navigate(paths.endpoint(one.id)))}
          empty={null}
        />
      ) : null}
    </Stack>
  )
}

function actionsOf({ endpoint }: CountedEndpoint, change: EntryChangeActor, open: () => void): RowAction[] {
  const { id, name, paused } = endpoint
  const send = (what: 'pause' | 'resume' | 'delete' | 'roll back', value = '') =>
    change.send({ type: what === 'delete' ? 'propose' : 'change', order: { id, name, change: what, value } })
  const earlier = earlierVersion(endpoint)
  return [
    { label: 'Open', onSelect: open },
    paused
      ? { label: 'Resume', onSelect: () => send('resume') }
      : { label: 'Pause', onSelect: () => send('pause') },
    ...(earlier
      ? [
          {
            label: `Roll back from version ${mainVersion(endpoint).version} to ${earlier.version}`,
            onSelect: () => send('roll back', `${earlier.version}`),
          },
        ]
      : []),
    { label: 'Delete', onSelect: () => send('delete'), dangerous: true, parted: true },
  ]
}
