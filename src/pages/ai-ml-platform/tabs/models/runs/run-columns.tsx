import { RunStatusDot } from '@/entities/run'
import {
  columnId,
  formatTook,
  type KeyColumn,
  type Run,
  runDuration,
  sortOf,
  valueIn,
} from '@/entities/run/model'
import { paths } from '@/shared/config'
import { formatAgo, formatDateTime, MISSING } from '@/shared/lib/format'
import { type Column, RowLink } from '@/shared/ui/table'
import styles from '../columns.module.css'

/** CSS width up to which a row takes several lines; the style sheet says it again. */
export const NARROW = '44rem'

/** The columns of runs. The server sorts them, by all but the duration. `now` is in ms since 1970. */
export function runColumns(keys: readonly KeyColumn[], now: number): Column<Run>[] {
  const columns: Column<Run>[] = [
    { id: 'name', header: 'Name', width: '11rem', cell: (run) => <Name run={run} /> },
    {
      id: 'status',
      header: 'Status',
      width: '8.5rem',
      wrap: true,
      cell: (run) => <RunStatusDot run={run} now={now} />,
    },
    {
      id: 'started',
      header: 'Started',
      width: '8rem',
      descendingFirst: true,
      hideable: true,
      cell: ({ startedAt }) => (
        <time dateTime={new Date(startedAt).toISOString()} title={formatDateTime(startedAt)}>
          {formatAgo(startedAt, Math.max(now, startedAt))}
        </time>
      ),
      labelled: true,
    },
    {
      id: 'duration',
      header: 'Duration',
      width: '7rem',
      align: 'end',
      hideable: true,
      cell: (run) => formatTook(runDuration(run, now)),
      labelled: true,
    },
    {
      id: 'user',
      header: 'User',
      width: '7rem',
      hideable: true,
      cell: ({ user }) => user || MISSING,
      labelled: true,
    },
    ...keys.map((key) => keyColumn(key)),
  ]
  return columns.map((column) => ({
    ...column,
    // Rows come in their order; the header says that there is one.
    sortBy: sortOf(column.id, false) ? () => null : undefined,
  }))
}

const keyColumn = (column: KeyColumn): Column<Run> => ({
  id: columnId(column),
  header: column.key,
  width: '7.5rem',
  align: column.entity === 'metric' ? 'end' : 'start',
  descendingFirst: column.entity === 'metric',
  hideable: false,
  cell(run) {
    const text = valueIn(run, column) ?? MISSING
    return <span title={text}>{text}</span>
  },
  labelled: true,
})

function Name({ run }: { run: Run }) {
  return (
    <>
      <RowLink to={paths.run(run.id)}>{run.name}</RowLink>
      <p className={styles.made} title={run.experiment}>
        {run.experiment}
      </p>
    </>
  )
}
