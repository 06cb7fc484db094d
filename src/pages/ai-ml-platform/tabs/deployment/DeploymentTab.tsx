import { Button, Stack, Text } from '@chakra-ui/react'
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
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/kept'
import { ButtonLink } from '@/shared/ui/link'
import { MasterDetail } from '@/shared/ui/master-detail'
import type { TabProps } from '../../model/tab-props'
import { useOpened } from '../../model/use-opened'
import { TableEmpty } from '../../ui/TableEmpty'
import { TabLead } from '../../ui/TabLead'
import { UnknownNotice } from '../../ui/UnknownNotice'
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
  const { status, entries, collection, setAside, refused } = useDeployedModels(userId)
  const [filter, setFilter] = useState(NO_FILTER)
  const [openedId, open] = useOpened()
  const bar = useRef<HTMLElement>(null)
  const deployments = useDeployments(collection)
  const dialog = useDeployDialog(collection)
  const removal = useRemovalFrom({ deployment: collection })
  const offersUndo = useSelector(removal, ({ context }) => context.removed.length > 0)
  const shown = useMemo(() => filterDeployedModels(entries, filter), [entries, filter])
  const model = entries.find(({ id }) => id === openedId)
  const noneRead = setAside > 0 && entries.length === 0
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
      <TabLead
        actions={
          <>
            <ButtonLink to={paths.deployModel}>Deployment wizard</ButtonLink>
            {deployButton}
          </>
        }
      >
        Deployments are simulated: nothing is sent anywhere.
      </TabLead>
      {unknown ? (
        <UnknownNotice what="deployed model" show="Show all models" onShow={() => open(null)} />
      ) : null}
      <RefusedNotice what="deployed models" refused={refused} />
      <SetAsideNotice what="deployed models" count={setAside} left={entries.length} collection={collection} />
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
                    <Button size="sm" color="fg.error" onClick={() => remove(model)}>
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
          <Text textStyle="sm" color="fg.muted" role="status" minHeight="1lh">
            {status === 'ready' && !noneRead ? countText(shown.length, entries.length) : null}
          </Text>
          <DeployedModelTable
            models={shown}
            state={status}
            deployments={deployments}
            onOpen={open}
            onDelete={remove}
            empty={
              noneRead ? (
                <NoneRead what="deployed models" />
              ) : entries.length > 0 ? (
                <TableEmpty onClear={clear}>No deployed model matches what you look for.</TableEmpty>
              ) : (
                <TableEmpty action={deployButton}>Nothing is deployed yet.</TableEmpty>
              )
            }
            error={<UnreadNotice what="deployed models" collections={[collection]} />}
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
