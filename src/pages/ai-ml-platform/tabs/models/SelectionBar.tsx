import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { MOST_COMPARED } from './model/use-compared'

export interface SelectionBarProps {
  /** How many jobs are selected; at least one. */
  count: number
  onCompare: () => void
  onExport: () => void
  onClear: () => void
}

/** The actions on the selected jobs. */
export function SelectionBar({ count, onCompare, onExport, onClear }: SelectionBarProps) {
  const reasonId = useId()
  const reason =
    count < 2
      ? 'Select another job to compare.'
      : count > MOST_COMPARED
        ? `Up to ${MOST_COMPARED} jobs can be compared.`
        : null
  return (
    <Flex align="center" gap="2" wrap="wrap" role="group" aria-label="Selected jobs">
      <Text fontVariantNumeric="tabular-nums" me="2">
        {count} selected
      </Text>
      <Button
        size="sm"
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => reason === null && onCompare()}
      >
        Compare
      </Button>
      <Button size="sm" onClick={onExport}>
        Export metrics (CSV)
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear Selection
      </Button>
      {reason ? (
        <Text id={reasonId} textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      ) : null}
    </Flex>
  )
}
