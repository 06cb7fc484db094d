import { Button, Stack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { DeployedModelStatus, useDeployedModels } from '@/entities/deployment'
import {
  DEPLOYED_MODEL_STATUSES,
  type DeployedModel,
  type DeployedModelFilter,
  filterDeployedModels,
  STATUS_LABELS,
} from '@/entities/deployment/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { FilterBar, type FilterSelect, optionsOf } from '@/shared/ui/filter-bar'
import { NoneRead, UnreadNotice } from '@/shared/ui/storage-notices'
import { ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { isSampleDeployment } from '../../model/own'
import type { TabProps } from '../../model/tab-props'
import { TableEmpty } from '../../ui/TableEmpty'
import { TabLead } from '../../ui/TabLead'
import { DeployedModelDetail } from './DeployedModelDetail'
import { DeployedModelTable } from './DeployedModelTable'
import { DeployModelDialog } from './DeployModelDialog'
import { EndpointsSection } from './EndpointsSection'
import { useDeployDialog } from './model/use-deploy-dialog'
import { useDeployments } from './model/use-deployments'
import { PowerButton } from './PowerButton'
import { StoppedNotice } from './StoppedNotice'

const NOUNS = { one: 'deployed model', many: 'deployed models', all: 'models' }
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

/** The endpoints of the workspace, then the documented deployments (DEP-01). */
export const DeploymentTab = ({ userId }: TabProps) => (
  <Stack gap="8">
    <EndpointsSection userId={userId} />
    <SimulatedDeployments userId={userId} />
  </Stack>
)

/** DEP-01: the deployed models and their actions. */
function SimulatedDeployments({ userId }: TabProps) {
  const deployed = useDeployedModels(userId)
  const { status, entries, collection } = deployed
  const { filter, bar, change, clear } = useListFilter(NO_FILTER)
  const list = useListScreen(
    { ...deployed, isSample: isSampleDeployment },
    NOUNS,
    filter,
    filterDeployedModels,
  )
  const deployments = useDeployments(collection)
  const dialog = useDeployDialog(collection)
  const removal = useRemovalFrom({ deployment: collection })
  const offersUndo = useSelector(removal, ({ context }) => context.removed.length > 0)
  const model = list.opened

  const deploy = () => dialog.send({ type: 'open', taken: entries.map(({ name }) => name) })
  const remove = (value: DeployedModel) => {
    if (list.openedId === value.id) list.close()
    removal.send({ type: 'delete', item: { kind: 'deployment', name: value.name, value } })
  }
  const deployButton = (
    <Button variant="solid" colorPalette="accent" disabled={status !== 'ready'} onClick={deploy}>
      <Plus size={16} aria-hidden />
      Deploy Model
    </Button>
  )

  return (
    <ListScreen
      list={list}
      head={
        <TabLead title="Simulated deployments" actions={deployButton}>
          These deployments are simulated: nothing answers at their addresses.
        </TabLead>
      }
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
      filters={
        <FilterBar
          ref={bar}
          label="Deployed models"
          filter={filter}
          search={{
            value: filter.search,
            placeholder: 'Name, type or framework',
            maxLength: 100,
            onValueChange: (search) => change({ search }),
          }}
          selects={SELECTS}
          onChange={change}
        />
      }
      end={
        <>
          <StoppedNotice actor={deployments} raised={offersUndo} />
          <RemovedNotice actor={removal} />
          <DeployModelDialog actor={dialog} />
        </>
      }
    >
      <DeployedModelTable
        models={list.shown}
        state={list.state}
        deployments={deployments}
        onOpen={list.open}
        onDelete={remove}
        empty={
          list.noneRead ? (
            <NoneRead what="deployed models" />
          ) : entries.length > 0 ? (
            <TableEmpty onClear={clear}>No deployed models match your search and filters.</TableEmpty>
          ) : (
            <TableEmpty action={deployButton}>No deployed models yet.</TableEmpty>
          )
        }
        error={<UnreadNotice what="deployed models" collections={[collection]} />}
      />
    </ListScreen>
  )
}
