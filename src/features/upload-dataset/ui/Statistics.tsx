import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { ColumnProfile, DatasetProfile } from '@/entities/dataset-profile/model'
import { formatDate, formatNumber } from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { type Column, DataTable } from '@/shared/ui/table'
import { megabytes, missingValues, saveStatistics } from '../model/statistics'
import { Histogram } from './Histogram'

export interface StatisticsProps {
  path: string
  profile: DatasetProfile
}

interface Row extends ColumnProfile {
  /** Its place in the file: columns may share a name. */
  place: number
}

const idOf = ({ place }: Row) => String(place)
const nameOf = ({ name }: Row) => name

/** UPL-06: rows, columns, size and type of the file, and what is in each column; to be saved as JSON. */
export function Statistics({ path, profile }: StatisticsProps) {
  const rows = profile.columns.map((column, place) => ({ ...column, place }))
  return (
    <Stack gap="5">
      <Flex justify="flex-end">
        <Button size="sm" onClick={() => saveStatistics(path, profile)}>
          <Download size={16} aria-hidden />
          Export as JSON
        </Button>
      </Flex>
      <Facts
        rows={[
          ['Rows', formatNumber(profile.totalRows)],
          ['Columns', formatNumber(profile.columns.length)],
          [
            'File size',
            profile.fileSize < 10_000 ? 'less than 0.01 MB' : `${megabytes(profile.fileSize)} MB`,
          ],
          ['File type', fileTypeOf(profile)],
          ['Missing values', formatNumber(missingValues(profile))],
        ]}
      />
      <DataTable
        label="Columns"
        rows={rows}
        columns={COLUMNS}
        rowId={idOf}
        rowName={nameOf}
        narrow="46rem"
        empty="This file has no columns."
      />
    </Stack>
  )
}

const DELIMITERS: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }

const fileTypeOf = ({ fileType, reading, encoding }: DatasetProfile): string =>
  [
    fileType,
    reading ? `${DELIMITERS[reading.delimiter] ?? reading.delimiter} between values` : null,
    encoding,
  ]
    .filter((part) => part !== null)
    .join(', ')

const figure = (value: number | string | null): string =>
  value === null
    ? '—'
    : typeof value === 'string'
      ? formatDate(value)
      : String(Math.round(value * 1000) / 1000)

const sortable = (value: number | string | null) => (typeof value === 'string' ? Date.parse(value) : value)

const COLUMNS: Column<Row>[] = [
  {
    id: 'name',
    header: 'Column',
    cell: ({ name }) => (
      <chakra.span display="block" truncate fontWeight="medium" title={name}>
        {name}
      </chakra.span>
    ),
    sortBy: nameOf,
  },
  { id: 'type', header: 'Data type', cell: ({ type }) => type, sortBy: ({ type }) => type, width: '6.5rem' },
  {
    id: 'missing',
    header: 'Missing',
    cell: ({ missing }) => formatNumber(missing),
    sortBy: ({ missing }) => missing,
    descendingFirst: true,
    width: '6rem',
    align: 'end',
  },
  {
    id: 'min',
    header: 'Min',
    cell: ({ min }) => figure(min),
    sortBy: ({ min }) => sortable(min),
    width: '7rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'max',
    header: 'Max',
    cell: ({ max }) => figure(max),
    sortBy: ({ max }) => sortable(max),
    width: '7rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'mean',
    header: 'Mean',
    cell: ({ mean }) => figure(mean),
    sortBy: ({ mean }) => mean,
    width: '6.5rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'distinct',
    header: 'Distinct',
    cell: ({ distinct, distinctEstimated }) =>
      `${distinctEstimated ? 'about ' : ''}${formatNumber(distinct)}`,
    sortBy: ({ distinct }) => distinct,
    descendingFirst: true,
    width: '7.5rem',
    align: 'end',
    hideable: true,
  },
  {
    id: 'values',
    header: 'Values',
    cell: ({ name, histogram, top }) =>
      histogram.length > 0 ? <Histogram name={name} bins={histogram} /> : <Top top={top} />,
    width: '11rem',
    hideable: true,
  },
]

/** The most frequent values of a column without a histogram. */
function Top({ top }: Pick<ColumnProfile, 'top'>) {
  const text = top.map(({ value, count }) => `${value} (${formatNumber(count)})`).join(', ')
  return (
    <chakra.span display="block" truncate color="fg.muted" title={text}>
      {text || '—'}
    </chakra.span>
  )
}
