import { Button, chakra, Flex, useCallbackRef } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { jobAt, type StoredJob, TRAINING_PLACES } from '@/entities/training-job/model'
import { JobStatusNow, useJobChange, useTraining } from '@/features/train-models'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { formatNumber } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { FilterBar } from '@/shared/ui/filter-bar'
import { NoneRead } from '@/shared/ui/storage-notices'
import { CountLine, ListScreen, useListScreen } from '@/shared/ui/list-screen'
import type { RowAction, TableSelection } from '@/shared/ui/table'
import { TabLead } from '../../ui/TabLead'
import { CompareRuns } from './CompareRuns'
import { isSampleJob } from '../../model/own'
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

const NOUNS = { one: 'job', many: 'jobs', named: 'training job', kept: 'training jobs' }

/** The training jobs, beside them the opened job or the compared jobs. */
export function Jobs() {
  const training = useTraining()
  const { status, entries, collection } = training
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const [filter, narrow] = useJobFilter()
  const [selection, setSelection] = useState<TableSelection>({})
  const list = useListScreen({ ...training, isSample: isSampleJob }, NOUNS, filter, filteredJobs)
  const { opened, openedId, close } = list
  const compared = useCompared(entries)
  const change = useCallbackRef(useJobChange())
  const newJob = useNewTrainingJob()
  const removal = useRemovalFrom({ 'training-job': collection })
  const news = useMemo(() => newsOf(entries, openedAt), [entries, openedAt])
  // Counts ten thousand jobs, so not with every key press.
  const places = useMemo(() => placesText(entries), [entries])
  const selected = useMemo(() => entries.filter(({ id }) => selection[id]), [entries, selection])
  const isCompared = !opened && compared.jobs.length > 1
  // The table's props stay the same, so that a key press in the search renders it once, deferred.
  const exportMetrics = useCallbackRef((jobs: readonly StoredJob[]) => {
    const runs = jobs.map((job) => ({ job, epochsDone: jobAt(job, now()).epochsDone }))
    saveFile(csvName(jobs), new Blob([metricsCsv(runs)], { type: 'text/csv;charset=utf-8' }))
  })
  const remove = useCallbackRef((job: StoredJob) => {
    if (job.id === openedId) close()
    removal.send({ type: 'delete', item: { kind: 'training-job', name: job.name, value: job } })
  })
  const actions = useCallback(
    (job: StoredJob): RowAction[] => [
      ...actionsOf(job).map((action) => ({
        label: action.label,
        onSelect: () => change(job, action.change),
      })),
      { label: 'Export metrics (CSV)', onSelect: () => exportMetrics([job]) },
      { label: 'Delete', dangerous: true, parted: true, onSelect: () => remove(job) },
    ],
    [change, exportMetrics, remove],
  )
  const openJob = useCallbackRef(({ id }: StoredJob) => list.open(id))
  const clear = useCallback(() => narrow(ALL_JOBS), [narrow])
  return (
    <ListScreen
      list={list}
      head={
        <TabLead
          title="Training jobs"
          actions={
            <Button variant="solid" colorPalette="accent" onClick={() => newJob.send(aboutNewJob(entries))}>
              <Plus size={16} aria-hidden />
              New Training Job
            </Button>
          }
        >
          Training is simulated. {status === 'ready' ? places : null}
        </TabLead>
      }
      notices={<KeepNotice />}
      onClose={isCompared ? () => compared.compare([]) : close}
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
                    Export metrics (CSV)
                  </Button>
                ),
                content: (
                  <CompareRuns jobs={compared.jobs} metric={compared.metric} onChoose={compared.choose} />
                ),
              }
            : null
      }
      filters={
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
      }
      count={
        <Flex minHeight="9" align="center">
          {selected.length > 0 ? (
            <SelectionBar
              count={selected.length}
              onCompare={() => compared.compare(selected.map(({ id }) => id))}
              onExport={() => exportMetrics(selected)}
              onClear={() => setSelection({})}
            />
          ) : (
            <CountLine>{list.count}</CountLine>
          )}
        </Flex>
      }
      end={
        <>
          <chakra.div role="status" srOnly>
            {news}
          </chakra.div>
          <NewJobDialog actor={newJob} />
          <RemovedNotice actor={removal} />
        </>
      }
    >
      {list.noneRead ? (
        <NoneRead what="training jobs" />
      ) : (
        <JobsTable
          jobs={list.shown}
          state={list.state}
          none={entries.length === 0}
          selection={selection}
          onSelectionChange={setSelection}
          actions={actions}
          onOpen={openJob}
          collection={collection}
          onClear={clear}
        />
      )}
    </ListScreen>
  )
}

/** Opens the dialog with the text of its last use. */
const aboutNewJob = (jobs: readonly StoredJob[]) =>
  ({ type: 'open', subject: { names: jobs.map(({ name }) => name) } }) as const

/** How many jobs train and wait, and how many may train at once. */
function placesText(jobs: readonly StoredJob[]): string {
  const count = (status: StoredJob['status']) => jobs.filter((job) => job.status === status).length
  const waiting = count('queued')
  return `${count('training')} of ${TRAINING_PLACES} slots in use${waiting > 0 ? `, ${formatNumber(waiting)} queued` : ''}.`
}
