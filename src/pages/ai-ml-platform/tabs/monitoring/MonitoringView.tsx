import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MonitoredStatus } from '@/entities/monitored-model'
import {
  filterMonitored,
  type MonitoringFilter,
  RANGE_NAMES,
  RANGES,
  rangeOf,
  summaryOf,
} from '@/entities/monitored-model/model'
import { paths } from '@/shared/config'
import { countedOf } from '@/shared/lib/collection'
import { formatSecond } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { FilterBar } from '@/shared/ui/filter-bar'
import { ButtonLink } from '@/shared/ui/link'
import { ListScreen, CountLine, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { Notice } from '@/shared/ui/notice'
import { Segmented } from '@/shared/ui/segmented'
import { DataTable } from '@/shared/ui/table'
import { isSampleDeployment } from '../../model/own'
import { TableEmpty } from '../../ui/TableEmpty'
import { TabLead } from '../../ui/TabLead'
import { AlertList } from './AlertList'
import { columnsFor, NARROW, ROW, STATUS_OPTIONS } from './columns'
import { EndpointMonitoring } from './EndpointMonitoring'
import { MonitoredDetail } from './MonitoredDetail'
import { type MonitoringActor, useWatched, type Watched } from './model/use-monitoring'
import { alertInWords, counted as countedText } from './model/words'
import { MonitoringSkeleton } from './MonitoringSkeleton'
import { SummaryCards } from './SummaryCards'

export interface MonitoringViewProps {
  actor: MonitoringActor
  userId: string
}

const NOUNS = { one: 'model', many: 'models' }
const NONE: Watched['models'] = []
const NO_FILTER: MonitoringFilter = { search: '', status: 'all' }
const RANGE_OPTIONS = RANGES.map((value) => ({ value, label: value }))
/** An empty row menu, so that the menu of the columns above has its own column. */
const noActions = () => []
const idOf = ({ id }: { id: string }) => id
const nameOf = ({ name }: { name: string }) => name

/** The watched models of a user, at the time of the last reading. */
export function MonitoringView({ actor, userId }: MonitoringViewProps) {
  const [query, setQuery] = useSearchParams()
  const { filter, bar, change, clear } = useListFilter(NO_FILTER)
  const range = rangeOf(query.get('range'))
  const watched = useWatched(actor, userId, range)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const asked = query.toString()
  const hrefOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(asked)
      next.set('open', id)
      return `?${next}`
    },
    [asked],
  )
  const window = watched?.window
  const columns = useMemo(() => (window ? columnsFor(window, hrefOf) : []), [window, hrefOf])
  const models = watched?.models ?? NONE
  const status = watched ? 'ready' : failure === null ? 'loading' : 'error'
  const list = useListScreen(
    { status, entries: models, isSample: isSampleDeployment },
    NOUNS,
    filter,
    filterMonitored,
  )
  const counted = useMemo(() => countedOf(models, isSampleDeployment), [models])
  const summary = useMemo(() => summaryOf(counted.entries), [counted])
  const model = list.opened
  const refresh = (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={() => actor.send({ type: 'refresh' })}>
      <RefreshCw size={15} aria-hidden />
      {isBusy && watched ? 'Refreshing...' : 'Refresh'}
    </Button>
  )
  return (
    <ListScreen
      list={list}
      gap="5"
      head={
        <TabLead
          actions={
            <>
              <Segmented
                label="Time range"
                size="sm"
                value={range}
                options={RANGE_OPTIONS}
                onSelect={(next) =>
                  setQuery(
                    (now) => {
                      const changed = new URLSearchParams(now)
                      changed.set('range', next)
                      return changed
                    },
                    { replace: true },
                  )
                }
              />
              {refresh}
            </>
          }
        >
          Samples have simulated traffic and are never counted with your own endpoints.{' '}
          {/* Hidden, it keeps its space: on a phone it begins a line. */}
          <chakra.span visibility={watched ? undefined : 'hidden'}>
            As of {formatSecond(watched?.window.end ?? 0)}.
          </chakra.span>
        </TabLead>
      }
      notices={
        <>
          <EndpointMonitoring userId={userId} range={range} />
          <Announcement actor={actor} watched={watched} />
          {failure && watched ? (
            <Notice status="error" title="Could not refresh" actions={<Retry actor={actor} />}>
              {failure} Showing the previous figures.
            </Notice>
          ) : null}
          {refusal ? <Notice status="error">{refusal}</Notice> : null}
        </>
      }
      detail={
        model && watched
          ? {
              id: model.id,
              title: model.name,
              status: <MonitoredStatus status={model.status} />,
              content: <MonitoredDetail actor={actor} model={model} watched={watched} range={range} />,
            }
          : null
      }
      above={
        watched && list.state === 'ready' ? (
          <Stack gap="5" mb="2">
            <SummaryCards
              summary={summary}
              range={range}
              sample={counted.sample}
              deploying={watched.deploying}
            />
            <AlertList actor={actor} models={models} watched={watched} hrefOf={hrefOf} />
          </Stack>
        ) : null
      }
      filters={
        list.state === 'loading' ? null : (
          <FilterBar
            ref={bar}
            label="Filter models"
            filter={filter}
            search={{
              value: filter.search,
              placeholder: 'Name or type',
              onValueChange: (search) => change({ search }),
            }}
            selects={[{ name: 'status', label: 'Status', options: STATUS_OPTIONS }]}
            onChange={change}
          />
        )
      }
      count={
        list.state === 'loading' ? null : (
          <Flex justify="space-between" columnGap="4" wrap="wrap" textStyle="sm" color="fg.muted">
            <CountLine>{list.count}</CountLine>
            <Text pe="1">
              Requests, success and latency in {RANGE_NAMES[range]}, throughput in the last 15 minutes.
            </Text>
          </Flex>
        )
      }
    >
      {list.state === 'loading' ? (
        <MonitoringSkeleton />
      ) : (
        <DataTable
          label="Model performance"
          rows={list.shown}
          columns={columns}
          narrow={NARROW}
          rowHeight={ROW}
          rowId={idOf}
          rowName={nameOf}
          onOpen={({ id }) => list.open(id)}
          actions={noActions}
          state={list.state}
          error={
            <Notice status="error" title="The models could not be loaded" actions={<Retry actor={actor} />}>
              {failure}
            </Notice>
          }
          empty={
            models.length === 0 ? (
              <TableEmpty action={<ButtonLink to={paths.aiMlTab('deployment')}>Go to Deployment</ButtonLink>}>
                No models to monitor yet. Deploy a model to see it here.
              </TableEmpty>
            ) : (
              <TableEmpty onClear={clear}>No models match your search and filters.</TableEmpty>
            )
          }
        />
      )}
    </ListScreen>
  )
}

/** Announces new alerts of a refresh to screen readers, once. */
function Announcement({ actor, watched }: { actor: MonitoringActor; watched: Watched | null }) {
  const news = useSelector(actor, ({ context }) => context.news)
  const alerts = (watched?.models ?? [])
    .flatMap((model) => model.alerts)
    .filter(({ id }) => news.includes(id))
  return (
    <chakra.div role="status" srOnly>
      {alerts.length > 0
        ? `${countedText(alerts.length, 'new alert')}. ${alerts.map((alert) => `${alert.modelName}: ${alertInWords(alert)}.`).join(' ')}`
        : null}
    </chakra.div>
  )
}

function Retry({ actor }: { actor: MonitoringActor }) {
  return (
    <Button size="sm" onClick={() => actor.send({ type: 'refresh' })}>
      Try again
    </Button>
  )
}
