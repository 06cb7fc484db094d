import { CircleAlert } from 'lucide-react'
import { Fragment, type PointerEvent, useState } from 'react'
import type { ColumnProfile } from '@orrery/profiler/types'
import { formatNumber, formatShare } from '@/shared/lib/format'
import type { Column } from '@/shared/ui/table'
import {
  countText,
  distinctText,
  nameOf,
  type Range,
  rangesOf,
  roundedText,
  uniqueText,
} from '../model/figures'
import type { PlacedColumn } from '../model/order'
import { findingsOf } from '../model/findings'
import { Findings } from './Findings'
import { Histogram } from './Histogram'
import styles from './Statistics.module.css'

/** The columns of the statistics table; every figure has its label beside it, at every width. */
export const statisticsColumns = (
  totalRows: number,
  onOpen: (column: PlacedColumn) => void,
): Column<PlacedColumn>[] => [
  {
    id: 'name',
    header: 'Column',
    cell: (column) => <Name column={column} totalRows={totalRows} />,
    wrap: true,
  },
  {
    id: 'counts',
    header: 'Missing and distinct',
    cell: (column) =>
      column.failure === null ? (
        <Pairs
          of={[
            ['Missing', `${formatNumber(column.missing)} (${formatShare(column.missing, totalRows)})`],
            ['Distinct', distinctText(column)],
            ['Unique', uniqueText(column, totalRows)],
          ]}
        />
      ) : null,
    width: '12.5rem',
    wrap: true,
  },
  {
    id: 'range',
    header: 'Range and mean',
    cell: (column) => {
      const { min, max, mean, deviation, days } = column
      return (
        <Pairs
          of={[
            ['Min', min === null ? null : roundedText(column, min, days), min],
            ['Max', max === null ? null : roundedText(column, max, days), max],
            ['Mean', mean === null ? null : roundedText(column, mean, days), mean],
            ['Std dev', deviation === null ? null : roundedText(column, deviation, days), deviation],
          ]}
        />
      )
    },
    width: '13.5rem',
    wrap: true,
  },
  {
    id: 'quartiles',
    header: 'Quartiles',
    cell: (column) => {
      const { quartiles, quartilesEstimated, days } = column
      if (!quartiles) return null
      const text = (value: string | number) =>
        `${quartilesEstimated ? 'about ' : ''}${roundedText(column, value, days)}`
      return (
        <Pairs
          of={[
            ['25%', text(quartiles.q1), quartiles.q1],
            ['Median', text(quartiles.median), quartiles.median],
            ['75%', text(quartiles.q3), quartiles.q3],
          ]}
        />
      )
    },
    width: '13.5rem',
    wrap: true,
  },
  {
    id: 'values',
    header: 'Values',
    cell: (column) => <Values column={column} onOpen={onOpen} />,
    width: '10.5rem',
    wrap: true,
  },
]

/** Findings that have room in a row. */
const FOUND = 3

function Name({ column, totalRows }: { column: PlacedColumn; totalRows: number }) {
  const { name, type, storedType, failure, place } = column
  return (
    <>
      <span
        className={styles.name}
        title={name}
        dir="auto"
        data-unnamed={name.trim() === '' ? '' : undefined}
      >
        {nameOf(column, place)}
      </span>
      {failure === null ? (
        <span className={styles.type}>{storedType === null ? type : `${type}, stored as ${storedType}`}</span>
      ) : (
        <span className={styles.failure}>
          <CircleAlert size={14} aria-hidden />
          Not read: {failure}
        </span>
      )}
      <Findings of={findingsOf(column, totalRows)} most={FOUND} />
    </>
  )
}

type Pair = readonly [label: string, text: string | null, whole?: number | string | null]

/** Figures with their labels; those without a value are left out. */
function Pairs({ of }: { of: readonly Pair[] }) {
  return (
    <span className={styles.pairs}>
      {of.map(([label, text, whole]) =>
        text === null ? null : (
          <span key={label} className={styles.pair}>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.figure} title={String(whole ?? text)}>
              {breakable(text)}
            </span>
          </span>
        ),
      )}
    </span>
  )
}

/** Digits break where their groups end. */
const breakable = (text: string) =>
  text.split(/(?<=\d[,.\u00a0\u202f])(?=\d)/).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never move
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))

/** How many of the frequent values have room in a row. */
const SHOWN = 3

/** The bars of a column with the range and the rows of the bar under the pointer; by keyboard they are read in all values. */
function Spread({ bins, ranges }: { bins: ColumnProfile['histogram']; ranges: readonly Range[] }) {
  const [at, setAt] = useState<number | null>(null)
  const range = at === null ? undefined : ranges[at]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.max(0, Math.min(ranges.length - 1, Math.floor(((clientX - left) / width) * ranges.length))))
  }
  const first = ranges[0]
  const last = ranges.at(-1)
  return (
    <span data-spread="" onPointerMove={point} onPointerDown={point} onPointerLeave={() => setAt(null)}>
      <Histogram bins={bins} marked={at} />
      <span className={styles.edges}>
        {range ? (
          <span>
            {range.from === range.to ? range.from : `${range.from} – ${range.to}`}:{' '}
            {formatNumber(range.count)} rows
          </span>
        ) : (
          <>
            <span>{first?.from}</span>
            {last?.to === first?.from ? null : <span>{last?.to}</span>}
          </>
        )}
      </span>
    </span>
  )
}

/** The spread of a column or its most frequent values in short; a button shows all of them. */
function Values({ column, onOpen }: { column: PlacedColumn; onOpen: (column: PlacedColumn) => void }) {
  const { histogram, top, topEstimated, days } = column
  if (histogram.length === 0 && top.length === 0) return null
  const ranges = rangesOf(column, days)
  return (
    <span className={styles.values}>
      {ranges.length > 0 ? (
        <Spread bins={histogram} ranges={ranges} />
      ) : (
        <>
          {top.slice(0, SHOWN).map(({ value, count }) => (
            <span key={value} className={styles.top}>
              <bdi className={styles.value}>{value}</bdi>
              <span className={styles.label}>{countText(count, topEstimated)}</span>
            </span>
          ))}
        </>
      )}
      <button
        type="button"
        className={styles.all}
        aria-label={`All values of ${nameOf(column, column.place)}`}
        onClick={() => onOpen(column)}
      >
        All values
      </button>
    </span>
  )
}
