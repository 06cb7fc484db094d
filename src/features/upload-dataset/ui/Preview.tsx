import { chakra, Text } from '@chakra-ui/react'
import { memo } from 'react'
import type { DatasetPreview } from '@/entities/dataset-profile/model'
import { formatNumber } from '@/shared/lib/format'
import { nameOf } from '../model/figures'
import { missingIn } from '../model/reading'
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

/** UPL-05: the headers, the first five rows, and how many rows there are. */
export function Preview({ preview, marks = NO_MARKS, totalRows }: PreviewProps) {
  const { headers, rows } = preview
  const columns = `${formatNumber(headers.length)} ${headers.length === 1 ? 'column' : 'columns'}`
  return (
    <div>
      <Text color="fg.muted" mb="2" role="status">
        First {rows.length}
        {totalRows === null ? '' : ` of ${formatNumber(totalRows)}`}{' '}
        {(totalRows ?? rows.length) === 1 ? 'row' : 'rows'}, {columns}
        {headers.length > SHOWN ? `, the first ${SHOWN} of which are shown` : ''}
      </Text>
      <Cells preview={preview} marks={marks} />
    </div>
  )
}

/** Not drawn again while rows are counted. */
const Cells = memo(function Cells({ preview, marks }: Required<Pick<PreviewProps, 'preview' | 'marks'>>) {
  const isMissing = missingIn(marks)
  const headers = preview.headers.slice(0, SHOWN)
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
          {preview.rows.map((row, index) => (
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
