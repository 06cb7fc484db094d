import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { columnId, type KeyColumn, MOST_COLUMNS, type RunKeys } from '@/entities/run/model'
import { formatNumber } from '@/shared/lib/format'
import { ModalShell } from '@/shared/ui/dialog'
import { CheckboxField, TextField } from '@/shared/ui/form'

export interface ColumnsDialogProps {
  open: boolean
  keys: RunKeys
  shown: readonly KeyColumn[]
  onChange: (shown: KeyColumn[]) => void
  onClose: () => void
}

/** Names in one list; the search finds the others. */
const LISTED = 100

/** Which metrics and parameters are columns of the list. */
export function ColumnsDialog({ open, keys, shown, onChange, onClose }: ColumnsDialogProps) {
  const [search, setSearch] = useState('')
  const all: KeyColumn[] = [
    ...keys.metrics.map((key) => ({ entity: 'metric' as const, key })),
    ...keys.params.map((key) => ({ entity: 'param' as const, key })),
  ]
  const wanted = search.trim().toLowerCase()
  const found = all.filter(({ key }) => key.toLowerCase().includes(wanted))
  const ids = new Set(shown.map(columnId))
  const full = shown.length >= MOST_COLUMNS
  return (
    <ModalShell
      title="Columns"
      open={open}
      onClose={onClose}
      footer={
        <Button variant="solid" colorPalette="accent" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap="4">
        <TextField
          label="Find a metric or parameter"
          name="column"
          type="search"
          value={search}
          onValueChange={setSearch}
        />
        {full ? <Text color="fg.muted">Up to {MOST_COLUMNS} columns can be shown.</Text> : null}
        <Stack gap="1" maxHeight="22rem" overflowY="auto" role="group" aria-label="Columns" p="1">
          {found.slice(0, LISTED).map((column) => {
            const id = columnId(column)
            return (
              <CheckboxField
                key={id}
                name={id}
                label={column.key}
                hint={column.entity === 'metric' ? 'Metric' : 'Parameter'}
                checked={ids.has(id)}
                disabled={full && !ids.has(id)}
                onCheckedChange={(checked) =>
                  onChange(checked ? [...shown, column] : shown.filter((one) => columnId(one) !== id))
                }
              />
            )
          })}
        </Stack>
        {found.length === 0 ? <Text color="fg.muted">Nothing with this name was logged.</Text> : null}
        {found.length > LISTED ? (
          <Text color="fg.muted">{formatNumber(found.length - LISTED)} more. Search to find them.</Text>
        ) : null}
      </Stack>
    </ModalShell>
  )
}
