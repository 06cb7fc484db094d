import { chakra, Text } from '@chakra-ui/react'
import { type Column, DataTable } from '@/shared/ui/table'
import { Titled } from './Titled'

type Row = [key: string, value: string]

export interface KeyValuesProps {
  label: string
  /** Shown when there is no row. */
  none: string
  rows: readonly Row[]
}

const keyOf = ([key]: Row) => key
const COLUMNS: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    sortBy: keyOf,
    cell: ([key]) => <span title={key}>{key}</span>,
    width: '45%',
  },
  {
    id: 'value',
    header: 'Value',
    wrap: true,
    cell: ([, value]) => (
      <chakra.span fontFamily="mono" textStyle="xs" title={value} lineClamp="3">
        {value}
      </chakra.span>
    ),
  },
]

/** Names with a text each: the parameters or the tags of a run. */
export const KeyValues = ({ label, none, rows }: KeyValuesProps) => (
  <Titled title={label}>
    <DataTable
      label={label}
      rows={rows}
      columns={COLUMNS}
      narrow="16rem"
      maxHeight={440}
      rowId={keyOf}
      rowName={keyOf}
      empty={<Text color="fg.muted">{none}</Text>}
    />
  </Titled>
)
