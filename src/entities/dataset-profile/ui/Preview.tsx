import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { memo, useMemo, useState } from 'react'
import type { DatasetPreview } from '@orrery/profiler/types'
import { formatNumber } from '@/shared/lib/format'
import { SelectField } from '@/shared/ui/form'
import { nameOf } from '../model/figures'
import { missingIn } from '../model/missing'
import styles from './Preview.module.css'

/** Wider tables are cut: thousands of columns are not readable. */
const SHOWN = 100

export interface PreviewProps {
  preview: DatasetPreview
  /** Texts that count as missing; an empty cell always does. */
  marks?: readonly string[]
  /** Null until the whole file was read. */
  totalRows: number | null
}

const NO_MARKS: readonly string[] = []

/** Rows of a page; the first page has the documented five. */
const PAGE = 5
const SIZES = [PAGE, 25, 100]

/** UPL-05: the headers, the first five rows and by paging the others that were kept, and how many rows there are. */
export function Preview({ preview, marks = NO_MARKS, totalRows }: PreviewProps) {
  const { headers, rows } = preview
  const [size, setSize] = useState(PAGE)
  const [first, setFirst] = useState(0)
  // The file may have been read anew with fewer rows.
  const from = first < rows.length ? first : 0
  const shown = useMemo(() => rows.slice(from, from + size), [rows, from, size])
  const columns = `${formatNumber(headers.length)} ${headers.length === 1 ? 'column' : 'columns'}`
  const to = from + shown.length
  return (
    <div>
      <Text color="fg.muted" mb="2" role="status">
        {from === 0 ? `First ${formatNumber(to)}` : `Rows ${formatNumber(from + 1)} to ${formatNumber(to)}`}
        {totalRows === null ? '' : ` of ${formatNumber(totalRows)}`}{' '}
        {(totalRows ?? rows.length) === 1 ? 'row' : 'rows'}, {columns}
        {headers.length > SHOWN ? `, the first ${SHOWN} of which are shown` : ''}
      </Text>
      <Cells headers={headers} rows={shown} marks={marks} />
      {rows.length > PAGE ? (
        <PreviewPages
          from={from}
          size={size}
          all={rows.length}
          isCut={totalRows !== null && totalRows > rows.length}
          onPage={setFirst}
          onSize={(next) => {
            setSize(next)
            setFirst(Math.floor(from / next) * next)
          }}
        />
      ) : null}
    </div>
  )
}

interface PreviewPagesProps {
  from: number
  size: number
  /** Rows that were kept of the file. */
  all: number
  /** Whether the file has more. */
  isCut: boolean
  onPage: (from: number) => void
  onSize: (size: number) => void
}

function PreviewPages({ from, size, all, isCut, onPage, onSize }: PreviewPagesProps) {
  const isFirst = from === 0
  const isLast = from + size >= all
  return (
    <Flex mt="3" gap="3" wrap="wrap" align="center">
      <Button
        size="sm"
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onPage(Math.max(0, from - size))}
      >
        Previous rows
      </Button>
      <Button size="sm" aria-disabled={isLast || undefined} onClick={() => isLast || onPage(from + size)}>
        Next rows
      </Button>
      <Box width="9rem">
        <SelectField
          name="preview-size"
          label="Rows per page"
          value={String(size)}
          options={SIZES.map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={(value) => onSize(Number(value))}
        />
      </Box>
      {isCut ? (
        <Text textStyle="sm" color="fg.muted">
          The first {formatNumber(all)} rows can be seen here.
        </Text>
      ) : null}
    </Flex>
  )
}

interface CellsProps {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  marks: readonly string[]
}

/** Not drawn again while rows are counted. */
const Cells = memo(function Cells({ headers: all, rows, marks }: CellsProps) {
  const isMissing = missingIn(marks)
  const headers = all.slice(0, SHOWN)
  return (
    <chakra.div
      role="region"
      aria-label="Preview"
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {headers.map((name, place) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key -- columns may share a name, and never move
                key={place}
                scope="col"
                title={name}
                dir="auto"
                data-unnamed={name.trim() === '' ? '' : undefined}
              >
                {nameOf({ name }, place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and never move
            <tr key={index}>
              {headers.map((_, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <Cell key={place} text={row[place] ?? ''} isMissing={isMissing(row[place] ?? '')} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  )
})

/** A value as the file has it; where it counts as missing, that is said behind it. */
const Cell = ({ text, isMissing }: { text: string; isMissing: boolean }) => (
  <td
    title={isMissing ? `${text} (missing)`.trim() : text}
    dir="auto"
    data-missing={isMissing ? '' : undefined}
  >
    {text}
    {isMissing && text !== '' ? ' ' : null}
    {isMissing ? <span className={styles.missing}>missing</span> : null}
  </td>
)
