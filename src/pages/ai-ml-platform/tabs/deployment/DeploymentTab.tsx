import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { DeployedModelStatus, useDeployedModels } from '@/entities/deployment'
import {
  DEPLOYED_MODEL_STATUSES,
  type DeployedModel,
  type DeployedModelFilter,
  filterDeployedModels,
  STATUS_LABELS,
} from '@/entities/deployment/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { FilterBar, type FilterSelect, focusFilters, optionsOf } from '@/shared/ui/filter-bar'
import { ButtonLink } from '@/shared/ui/link'
import { MasterDetail } from '@/shared/ui/master-detail'
import { Notice } from '@/shared/ui/notice'
import type { TabProps } from '../../model/tab-props'
import { useOpened } from '../../model/use-opened'
import { DeployedModelDetail } from './DeployedModelDetail'
import { DeployedModelTable } from './DeployedModelTable'
import { DeployModelDialog } from './DeployModelDialog'
import { useDeployDialog } from './model/use-deploy-dialog'
import { useDeployments } from './model/use-deployments'
import { PowerButton } from './PowerButton'
import { StoppedNotice } from './StoppedNotice'

const NO_FILTER: DeployedModelFilter = { search: '', status: 'all' }

const SELECTS: FilterSelect<DeployedModelFilter>[] = [
  {
    name: 'status',
    label: 'Status',
    options: optionsOf(
      { value: 'all', label: 'All statuses' },
      DEPLOYED_MODEL_STATUSES,
      (status) => STATUS_LABELS[status],
    ),
  },
]

/** DEP-01: the deployed models, and everything that can be done with them. */
export function DeploymentTab({ userId }: TabProps) {
  const { status, entries, collection } = useDeployedModels(userId)
  const [filter, setFilter] = useState(NO_FILTER)
  const [openedId, open] = useOpened()
  const bar = useRef<HTMLElement>(null)
  const deployments = useDeployments(collection)
  const dialog = useDeployDialog(collection)
  const removal = useRemovalFrom({ deployment: collection })
  const offersUndo = useSelector(removal, ({ context }) => context.removed.length > 0)
  const shown = useMemo(() => filterDeployedModels(entries, filter), [entries, filter])
  const model = entries.find(({ id }) => id === openedId)
  const unknown = openedId !== null && !model && status === 'ready'

  const deploy = () => dialog.send({ type: 'open', taken: entries.map(({ name }) => name) })
  const remove = (value: DeployedModel) => {
    if (openedId === value.id) open(null)
    removal.send({ type: 'delete', item: { kind: 'deployment', name: value.name, value } })
  }
  const clear = () => {
    focusFilters(bar)
    setFilter(NO_FILTER)
  }
  const deployButton = (
    <Button variant="solid" colorPalette="accent" disabled={status !== 'ready'} onClick={deploy}>
      <Plus size={16} aria-hidden />
      Deploy Model
    </Button>
  )

  return (
    <Stack gap="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color="fg.muted">Deployments are simulated: nothing is sent anywhere.</Text>
        <Flex gap="2" wrap="wrap">
          <ButtonLink to={paths.deployModel}>Deployment wizard</ButtonLink>
          {deployButton}
        </Flex>
      </Flex>
      {unknown ? (
        <Notice
          status="info"
          actions={
            <Button size="sm" onClick={() => open(null)}>
              Show all models
            </Button>
          }
        >
          This deployed model is not here any more.
        </Notice>
      ) : null}
      <MasterDetail
        onClose={() => open(null)}
        detail={
          model
            ? {
                id: model.id,
                title: model.name,
                status: <DeployedModelStatus status={model.status} />,
                actions: (
                  <>
                    <PowerButton model={model} actor={deployments} />
                    <Button size="sm" onClick={() => remove(model)}>
                      Delete
                    </Button>
                  </>
                ),
                content: <DeployedModelDetail key={model.id} model={model} collection={collection} />,
              }
            : null
        }
      >
        <Stack gap="3">
          <FilterBar
            ref={bar}
            label="Deployed models"
            filter={filter}
            search={{
              value: filter.search,
              placeholder: 'Name, type or framework',
              maxLength: 100,
              onValueChange: (search) => setFilter((now) => ({ ...now, search })),
            }}
            selects={SELECTS}
            onChange={(change) => setFilter((now) => ({ ...now, ...change }))}
          />
          <Text textStyle="sm" color="fg.muted" role="status">
            {status === 'ready' ? countText(shown.length, entries.length) : ''}
          </Text>
          <DeployedModelTable
            models={shown}
            state={status}
            deployments={deployments}
            onOpen={open}
            onDelete={remove}
            empty={
              entries.length > 0 ? (
                <Flex align="center" gap="3" wrap="wrap">
                  <Text>No deployed model matches.</Text>
                  <Button size="sm" onClick={clear}>
                    Clear filters
                  </Button>
                </Flex>
              ) : (
                <Flex align="center" gap="3" wrap="wrap">
                  <Text>Nothing is deployed yet.</Text>
                  {deployButton}
                </Flex>
              )
            }
            error={
              <Notice
                status="error"
                actions={
                  <Button size="sm" onClick={() => collection.retry()}>
                    Try again
                  </Button>
                }
              >
                The deployed models could not be read from this browser.
              </Notice>
            }
          />
        </Stack>
      </MasterDetail>
      <StoppedNotice actor={deployments} raised={offersUndo} />
      <RemovedNotice actor={removal} />
      <DeployModelDialog actor={dialog} />
    </Stack>
  )
}

function countText(shown: number, all: number): string {
  const models = all === 1 ? 'deployed model' : 'deployed models'
  return shown === all
    ? `${formatNumber(all)} ${models}`
    : `${formatNumber(shown)} of ${formatNumber(all)} ${models}`
}
