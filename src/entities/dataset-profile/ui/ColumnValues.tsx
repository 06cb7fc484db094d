import { chakra, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { formatNumber, formatShare } from '@/shared/lib/format'
import { BarChart } from '@/shared/ui/chart'
import { ModalShell } from '@/shared/ui/dialog'
import { countText, nameOf, rangesOf } from '../model/figures'
import { findingsOf } from '../model/findings'
import type { PlacedColumn } from '../model/order'
import styles from './ColumnValues.module.css'
import { Findings } from './Findings'

export interface ColumnValuesProps {
  /** Null closes it. */
  column: PlacedColumn | null
  totalRows: number
  onClose: () => void
}

/** Every range of a column's histogram and all of its frequent values, with their counts. */
export function ColumnValues({ column: opened, totalRows, onClose }: ColumnValuesProps) {
  const [column, setColumn] = useState(opened)
  // It stays in the dialog while that closes.
  if (opened !== null && opened !== column) setColumn(opened)
  return (
    <ModalShell title={column ? nameOf(column, column.place) : ''} open={opened !== null} onClose={onClose}>
      {column ? <Tables column={column} totalRows={totalRows} /> : null}
    </ModalShell>
  )
}

function Tables({ column, totalRows }: { column: PlacedColumn; totalRows: number }) {
  const { top, topEstimated, type, days } = column
  const ranges = rangesOf(column, days)
  const found = findingsOf(column, totalRows)
  return (
    <Stack gap="5" pb="2">
      {found.length > 0 ? <Findings of={found} /> : null}
      {ranges.length > 1 ? (
        <BarChart
          label={`How the values of ${nameOf(column, column.place)} are spread`}
          x={{
            name: type === 'date' && !days ? 'Time, UTC' : 'Values',
            values: ranges.map((_, place) => place),
            format: (place) => rangeText(ranges[place]),
            tick: (place) => ranges[place]?.from ?? '',
          }}
          axes={[
            {
              name: 'Rows',
              format: formatNumber,
              series: [{ name: 'Rows', values: ranges.map(({ count }) => count) }],
            },
          ]}
        />
      ) : null}
      {ranges.length > 0 ? (
        <Counts
          title={`Ranges of ${type === 'date' && !days ? 'times (UTC)' : 'values'}`}
          head="From, up to"
          of={ranges.map(({ from, to, count }) => ({
            text: rangeText({ from, to }),
            count,
            share: formatShare(count, totalRows),
          }))}
        />
      ) : null}
      {top.length > 0 ? (
        <Counts
          title="Most frequent values"
          head="Value"
          estimated={topEstimated}
          of={top.map(({ value, count }) => ({
            text: <bdi>{value}</bdi>,
            count,
            share: topEstimated ? '' : formatShare(count, totalRows),
          }))}
        />
      ) : null}
      {topEstimated && top.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          This column has too many distinct values to count each one exactly.
        </Text>
      ) : null}
    </Stack>
  )
}

const rangeText = (range: { from: string; to: string } | undefined) =>
  !range ? '' : range.from === range.to ? range.from : `${range.from} – ${range.to}`

interface CountsProps {
  title: string
  head: string
  estimated?: boolean
  of: readonly { text: ReactNode; count: number; share: string }[]
}

function Counts({ title, head, estimated = false, of }: CountsProps) {
  const most = Math.max(1, ...of.map(({ count }) => count))
  return (
    <chakra.table className={styles.table} aria-label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Rows</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ text, count, share }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <tr key={place}>
            <th scope="row">
              {text}
              <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
            </th>
            <td>{countText(count, estimated)}</td>
            <td>{share}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
