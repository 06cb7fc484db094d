import { Button, chakra, Flex, Stack, Text, useCallbackRef } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { jobAt, type KeptJob, TRAINING_PLACES } from '@/entities/training-job/model'
import { JobStatusNow, useJobChange, useTraining } from '@/features/train-models'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { formatNumber } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { FilterBar } from '@/shared/ui/filter-bar'
import { NoneRead, RefusedNotice, SetAsideNotice } from '@/shared/ui/kept'
import { MasterDetail } from '@/shared/ui/master-detail'
import type { RowAction, TableSelection } from '@/shared/ui/table'
import { useOpened } from '../../model/use-opened'
import { TabLead } from '../../ui/TabLead'
import { UnknownNotice } from '../../ui/UnknownNotice'
import { CompareRuns } from './CompareRuns'
import { JobDetail } from './JobDetail'
import { JobsTable } from './JobsTable'
import { KeepNotice } from './KeepNotice'
import { actionsOf } from './model/job-actions'
import { ALL_JOBS, filteredJobs, JOB_SELECTS } from './model/job-filter'
import { csvName, metricsCsv } from './model/metrics-csv'
import { useNewTrainingJob } from './model/new-job-form'
import { newsOf } from './model/news'
import { useCompared } from './model/use-compared'
import { useJobFilter } from './model/use-job-filter'
import { NewJobDialog } from './NewJobDialog'
import { SelectionBar } from './SelectionBar'

/** The jobs of this page, the opened one or those that are compared. */
export function Jobs() {
  const { status, entries, collection, setAside, refused } = useTraining()
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const [filter, narrow] = useJobFilter()
  const [selection, setSelection] = useState<TableSelection>({})
  const [openedId, open] = useOpened()
  const compared = useCompared(entries)
  const change = useCallbackRef(useJobChange())
  const newJob = useNewTrainingJob()
  const removal = useRemovalFrom({ 'training-job': collection })
  // The address changes at once, ten thousand jobs in pieces of time.
  const search = useDeferredValue(filter.search)
  const wanted = useDeferredValue(filter.status)
  const listed = useDeferredValue(entries)
  const isComing = listed.length === 0 && entries.length > 0
  const shown = useMemo(() => filteredJobs(listed, { search, status: wanted }), [listed, search, wanted])
  const news = useMemo(() => newsOf(entries, openedAt), [entries, openedAt])
  // Of ten thousand jobs, not with every letter.
  const places = useMemo(() => placesText(entries), [entries])
  const selected = useMemo(() => entries.filter(({ id }) => selection[id]), [entries, selection])
  const opened = useMemo(
    () => (openedId === null ? undefined : entries.find(({ id }) => id === openedId)),
    [entries, openedId],
  )
  const noneRead = setAside > 0 && entries.length === 0
  const isCompared = !opened && compared.jobs.length > 1
  const close = () => (isCompared ? compared.compare([]) : open(null))
  // What the table is given stays the same: a letter in the search draws it once, later.
  const exportMetrics = useCallbackRef((jobs: readonly KeptJob[]) => {
    const runs = jobs.map((job) => ({ job, epochsDone: jobAt(job, now()).epochsDone }))
    saveFile(csvName(jobs), new Blob([metricsCsv(runs)], { type: 'text/csv;charset=utf-8' }))
  })
  const remove = useCallbackRef((job: KeptJob) => {
    if (job.id === openedId) open(null)
    removal.send({ type: 'delete', item: { kind: 'training-job', name: job.name, value: job } })
  })
  const actions = useCallback(
    (job: KeptJob): RowAction[] => [
      ...actionsOf(job).map((action) => ({
        label: action.label,
        onSelect: () => change(job, action.change),
      })),
      { label: 'Export Metrics (CSV)', onSelect: () => exportMetrics([job]) },
      { label: 'Delete', dangerous: true, parted: true, onSelect: () => remove(job) },
    ],
    [change, exportMetrics, remove],
  )
  const openJob = useCallbackRef(({ id }: KeptJob) => open(id))
  const clear = useCallback(() => narrow(ALL_JOBS), [narrow])
  return (
    <Stack gap="4">
      <TabLead
        actions={
          <Button variant="solid" colorPalette="accent" onClick={() => newJob.send(aboutNewJob(entries))}>
            <Plus size={16} aria-hidden />
            New Training Job
          </Button>
        }
      >
        Training is simulated. {status === 'ready' ? places : null}
      </TabLead>
      <KeepNotice />
      {openedId !== null && status === 'ready' && !opened ? (
        <UnknownNotice what="training job" show="Show all jobs" onShow={() => open(null)} />
      ) : null}
      <RefusedNotice what="training jobs" refused={refused} />
      <SetAsideNotice what="training jobs" count={setAside} left={entries.length} collection={collection} />
      <MasterDetail
        onClose={close}
        detail={
          opened
            ? {
                id: opened.id,
                title: opened.name,
                status: <JobStatusNow job={opened} />,
                actions: actions(opened).map(({ label, dangerous, onSelect }) => (
                  <Button key={label} size="sm" color={dangerous ? 'fg.error' : undefined} onClick={onSelect}>
                    {label}
                  </Button>
                )),
                content: <JobDetail job={opened} />,
              }
            : isCompared
              ? {
                  id: 'compared',
                  title: `${compared.jobs.length} runs compared`,
                  actions: (
                    <Button size="sm" onClick={() => exportMetrics(compared.jobs)}>
                      Export Metrics (CSV)
                    </Button>
                  ),
                  content: (
                    <CompareRuns jobs={compared.jobs} metric={compared.metric} onChoose={compared.choose} />
                  ),
                }
              : null
        }
      >
        <Stack gap="3">
          <FilterBar
            label="Training jobs"
            filter={filter}
            search={{
              value: filter.search,
              placeholder: 'Name, model or dataset',
              maxLength: 200,
              onValueChange: (search) => narrow({ search }),
            }}
            selects={JOB_SELECTS}
            onChange={narrow}
          />
          <Flex minHeight="9" align="center">
            {selected.length > 0 ? (
              <SelectionBar
                count={selected.length}
                onCompare={() => compared.compare(selected.map(({ id }) => id))}
                onExport={() => exportMetrics(selected)}
                onClear={() => setSelection({})}
              />
            ) : (
              <Text role="status" textStyle="sm" color="fg.muted">
                {status === 'ready' && !isComing && !noneRead
                  ? countText(shown.length, entries.length)
                  : null}
              </Text>
            )}
          </Flex>
          {noneRead ? (
            <NoneRead what="training jobs" />
          ) : (
            <JobsTable
              jobs={shown}
              state={isComing ? 'loading' : status}
              all={search === '' && wanted === 'all'}
              selection={selection}
              onSelectionChange={setSelection}
              actions={actions}
              onOpen={openJob}
              collection={collection}
              onClear={clear}
            />
          )}
        </Stack>
      </MasterDetail>
      <chakra.div role="status" srOnly>
        {news}
      </chakra.div>
      <NewJobDialog actor={newJob} />
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

/** What was typed before it was closed is still there. */
const aboutNewJob = (jobs: readonly KeptJob[]) =>
  ({ type: 'open', subject: { names: jobs.map(({ name }) => name) } }) as const

const countText = (shown: number, all: number) =>
  shown === all
    ? `${formatNumber(all)} ${all === 1 ? 'job' : 'jobs'}`
    : `${formatNumber(shown)} of ${formatNumber(all)} jobs`

/** How many jobs train and wait, and for how many there is room. */
function placesText(jobs: readonly KeptJob[]): string {
  const count = (status: KeptJob['status']) => jobs.filter((job) => job.status === status).length
  const waiting = count('queued')
  return `${count('training')} of ${TRAINING_PLACES} places taken${waiting > 0 ? `, ${formatNumber(waiting)} waiting` : ''}.`
}
