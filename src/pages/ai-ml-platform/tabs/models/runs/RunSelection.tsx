import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'

export interface RunSelectionProps {
  /** Ids of runs. */
  ids: readonly string[]
  onClear: () => void
}

/** Runs in one comparison. */
const MOST = 100

/** The actions on the selected runs. */
export function RunSelection({ ids, onClear }: RunSelectionProps) {
  const reasonId = useId()
  const reason =
    ids.length < 2
      ? 'Select another run to compare.'
      : ids.length > MOST
        ? `Up to ${MOST} runs can be compared.`
        : null
  return (
    <Flex align="center" gap="2" wrap="wrap" role="group" aria-label="Selected runs">
      <Text fontVariantNumeric="tabular-nums" me="2">
        {ids.length} selected
      </Text>
      {reason ? (
        <Button size="sm" aria-disabled aria-describedby={reasonId}>
          Compare
        </Button>
      ) : (
        <ButtonLink size="sm" to={paths.compareRuns(ids)}>
          Compare
        </ButtonLink>
      )}
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
