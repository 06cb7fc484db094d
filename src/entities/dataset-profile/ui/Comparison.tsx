import { chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { DatasetProfile } from '@orrery/profiler/types'
import { formatNumber } from '@/shared/lib/format'
import { type Column, DataTable } from '@/shared/ui/table'
import {
  CHANGE_LABELS,
  DRIFT_MEANINGS,
  driftText,
  missingText,
  rangesText,
  typesText,
} from '../model/change-texts'
import { type ColumnChange, compareProfiles } from '../model/compare'
import { nameOf } from '../model/figures'
import { duplicatesText } from '../model/findings'
import styles from './Statistics.module.css'

interface Side {
  name: string
  profile: DatasetProfile
}

export interface ComparisonProps {
  before: Side
  after: Side
}

/** A change at its place: columns may share a name. */
type Placed = ColumnChange & { place: number }

/** px, until a row is laid out */
const ROW_HEIGHT = 72
const idOf = ({ place }: Placed) => String(place)
const titleOf = (change: Placed) => nameOf(change, change.place)

/** Compares an earlier file with a later file: rows, then each column with its changes, the heaviest first. */
export function Comparison({ before, after }: ComparisonProps) {
  const [one, other] = [before.profile, after.profile]
  const changes = useMemo(
    () => compareProfiles(one, other).map((change, place) => ({ ...change, place })),
    [one, other],
  )
  const columns = useMemo(() => columnsOf(one.totalRows, other.totalRows), [one.totalRows, other.totalRows])
  const changed = changes.filter((change) => change.changes.length > 0).length
  return (
    <Stack gap="4">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="2" m="0">
        <Fact label="Earlier" text={`${before.name}: ${formatNumber(one.totalRows)} rows`} />
        <Fact label="Later" text={`${after.name}: ${formatNumber(other.totalRows)} rows`} />
        <Fact label="Duplicate rows" text={`${duplicatesText(one)} → ${duplicatesText(other)}`} />
        <Fact label="Columns" text={`${formatNumber(changed)} of ${formatNumber(changes.length)} changed`} />
      </chakra.dl>
      <DataTable
        label="Changes by column"
        rows={changes}
        columns={columns}
        rowId={idOf}
        rowName={titleOf}
        rowHeight={ROW_HEIGHT}
        narrow="56rem"
        empty="Neither file has columns."
      />
      <Text textStyle="sm" color="fg.muted" maxWidth="75ch">
        Drift is the population stability index (PSI): how far the values moved between the files, over the
        deciles of the earlier file for numbers and dates and over the most frequent values for the rest.{' '}
        {DRIFT_MEANINGS.map(([size, meaning]) => `${size}, ${meaning}.`).join(' ')}
      </Text>
    </Stack>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <chakra.div minWidth="0">
      <chakra.dt textStyle="xs" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd m="0" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </chakra.div>
  )
}

const columnsOf = (beforeRows: number, afterRows: number): Column<Placed>[] => [
  {
    id: 'name',
    header: 'Column',
    cell: ({ changes, ...change }) => (
      <>
        <span className={styles.name} title={change.name} dir="auto">
          {nameOf(change, change.place)}
        </span>
        <span className={styles.type} data-changed={changes.length > 0 ? '' : undefined}>
          {changes.length > 0 ? changes.map((one) => CHANGE_LABELS[one]).join(', ') : 'No change'}
        </span>
      </>
    ),
    wrap: true,
  },
  {
    id: 'type',
    header: 'Type and missing values',
    cell: (change) => (
      <Pairs
        of={[
          ['Type', typesText(change)],
          ['Missing', missingText(change, beforeRows, afterRows)],
        ]}
      />
    ),
    width: '17rem',
    wrap: true,
  },
  {
    id: 'range',
    header: 'Range',
    cell: (change) => <Pairs of={[['Range', rangesText(change)]]} />,
    width: '20rem',
    wrap: true,
  },
  {
    id: 'drift',
    header: 'Drift',
    cell: ({ drift }) => <Pairs of={[['PSI', driftText(drift)]]} />,
    width: '14rem',
    wrap: true,
  },
]

function Pairs({ of }: { of: readonly (readonly [label: string, text: string])[] }) {
  return (
    <span className={styles.pairs}>
      {of.map(([label, text]) => (
        <span key={label} className={styles.pair}>
          <span className={styles.label}>{label}</span> <span className={styles.figure}>{text}</span>
        </span>
      ))}
    </span>
  )
}
