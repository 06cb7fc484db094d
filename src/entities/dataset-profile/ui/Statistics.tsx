import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { DatasetProfile } from '@orrery/profiler/types'
import { formatNumber, formatShare } from '@/shared/lib/format'
import { saveFile } from '@/shared/lib/save-file'
import { SelectField, TextField } from '@/shared/ui/form'
import { DataTable } from '@/shared/ui/table'
import { isOfDays, nameOf } from '../model/figures'
import { type Order, orderedColumns, ORDERS, type PlacedColumn } from '../model/order'
import { duplicatesText } from '../model/findings'
import { megabytes, missingValues, statisticsCsv, statisticsOf } from '../model/statistics'
import { ColumnValues } from './ColumnValues'
import { statisticsColumns } from './statistics-columns'

export interface StatisticsProps {
  path: string
  profile: DatasetProfile
}

/** Fewer columns are seen at once. */
const SEARCHED = 8
/** px, until a row is laid out */
const ROW_HEIGHT = 84

const idOf = ({ place }: PlacedColumn) => String(place)
const titleOf = (column: PlacedColumn) => nameOf(column, column.place)

/** UPL-06: rows, columns, size and type of the file, and the figures of each column; to be saved as JSON. */
export function Statistics({ path, profile }: StatisticsProps) {
  const { totalRows, rows } = profile
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('file')
  const [opened, setOpened] = useState<PlacedColumn | null>(null)
  const placed = useMemo(
    () =>
      profile.columns.map((column, place) => ({
        ...column,
        place,
        days: isOfDays(
          column,
          rows.map((row) => row[place] ?? ''),
        ),
      })),
    [profile.columns, rows],
  )
  const shown = useMemo(() => orderedColumns(placed, search, order), [placed, search, order])
  const columns = useMemo(() => statisticsColumns(totalRows, setOpened), [totalRows])
  const hasTimes = placed.some(({ type, days }) => type === 'date' && !days)
  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap" justify="space-between" align="flex-start">
        <FileFacts profile={profile} />
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            onClick={() => save(path, 'json', JSON.stringify(statisticsOf(path, profile), null, 2))}
          >
            <Download size={16} aria-hidden />
            Export as JSON
          </Button>
          <Button size="sm" onClick={() => save(path, 'csv', statisticsCsv(profile))}>
            <Download size={16} aria-hidden />
            Export as CSV
          </Button>
        </Flex>
      </Flex>
      {placed.length > SEARCHED ? (
        <Flex gap="4" direction={{ base: 'column', sm: 'row' }} maxWidth="36rem">
          <TextField
            name="find"
            label="Find a column"
            type="search"
            value={search}
            onValueChange={setSearch}
          />
          <SelectField
            name="order"
            label="Order"
            options={ORDERS}
            value={order}
            onValueChange={(value) => setOrder(value as Order)}
          />
        </Flex>
      ) : null}
      {hasTimes ? (
        <Text textStyle="sm" color="fg.muted">
          Times are in UTC.
        </Text>
      ) : null}
      <DataTable
        label="Columns"
        rows={shown}
        columns={columns}
        rowId={idOf}
        rowName={titleOf}
        rowHeight={ROW_HEIGHT}
        narrow="56rem"
        empty={placed.length === 0 ? 'This file has no columns.' : 'No matching columns'}
      />
      <ColumnValues column={opened} totalRows={totalRows} onClose={() => setOpened(null)} />
    </Stack>
  )
}

/** Saves the statistics beside the name of the data file. */
function save(path: string, ending: 'json' | 'csv', text: string) {
  const name = path
    .split('/')
    .at(-1)
    ?.replace(/\.[^.]+$/, '')
  const type = ending === 'json' ? 'application/json' : 'text/csv;charset=utf-8'
  saveFile(`${name}-statistics.${ending}`, new Blob([text], { type }))
}

/** The facts about the whole file, in one line where there is room. */
function FileFacts({ profile }: { profile: DatasetProfile }) {
  const { totalRows, columns, fileSize, fileType, encoding } = profile
  const missing = missingValues(profile)
  const facts = [
    ['Rows', formatNumber(totalRows)],
    ['Columns', formatNumber(columns.length)],
    ['File size', fileSize < 10_000 ? 'less than 0.01 MB' : `${megabytes(fileSize)} MB`],
    ['File type', encoding === null ? fileType : `${fileType}, ${encoding}`],
    ['Duplicate rows', duplicatesText(profile)],
    ['Missing values', `${formatNumber(missing)} (${formatShare(missing, totalRows * columns.length)})`],
  ] as const
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="2" m="0">
      {facts.map(([label, value]) => (
        <div key={label}>
          <chakra.dt textStyle="xs" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
