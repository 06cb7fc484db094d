import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { MOST_EDITED } from '@/entities/run/model'
import { paths } from '@/shared/config'
import { formatNumber } from '@/shared/lib/format'
import { ButtonLink } from '@/shared/ui/link'

export interface RunSelectionProps {
  /** Ids of runs. */
  ids: readonly string[]
  /** Every run that the filter finds is selected, not those with `ids` alone. */
  all?: boolean
  /** How many runs the filter finds; when `exact` is false, there are more. */
  total?: number
  exact?: boolean
  /** The changes that the user may make to the runs; none for a viewer. */
  edit?: {
    /** Deleted runs are restored. */
    deleted: boolean
    busy: boolean
    onTag: () => void
    onRemove: () => void
    onSelectAll: () => void
  } | null
  onClear: () => void
}

/** Runs in one comparison. */
const MOST = 100

/** The actions on the selected runs. */
export function RunSelection({
  ids,
  all = false,
  total = 0,
  exact = true,
  edit,
  onClear,
}: RunSelectionProps) {
  const reasonId = useId()
  const tooManyId = useId()
  const count = all ? total : ids.length
  const reason =
    count < 2
      ? 'Select another run to compare.'
      : all
        ? `To compare, select up to ${MOST} runs one by one.`
        : count > MOST
          ? `Up to ${MOST} selected runs can be compared.`
          : null
  const tooMany = count > MOST_EDITED || (all && !exact)
  const unavailable = tooMany || edit?.busy
  const words = `${formatNumber(total)}${exact ? '' : '+'}`
  return (
    <Flex align="center" gap="2" wrap="wrap" role="group" aria-label="Selected runs">
      <Text fontVariantNumeric="tabular-nums" me="2">
        {all ? `All ${words} that match selected` : `${formatNumber(ids.length)} selected`}
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
      {edit ? (
        <>
          {edit.deleted ? null : (
            <Button
              size="sm"
              aria-disabled={unavailable || undefined}
              aria-describedby={tooMany ? tooManyId : undefined}
              onClick={() => unavailable || edit.onTag()}
            >
              Edit tags
            </Button>
          )}
          <Button
            size="sm"
            color={edit.deleted ? undefined : 'fg.error'}
            aria-disabled={unavailable || undefined}
            aria-describedby={tooMany ? tooManyId : undefined}
            onClick={() => unavailable || edit.onRemove()}
          >
            {edit.busy ? 'Working...' : edit.deleted ? 'Restore' : 'Delete'}
          </Button>
          {all || (exact && total <= ids.length) ? null : (
            <Button size="sm" variant="ghost" onClick={edit.onSelectAll}>
              Select all {words} that match
            </Button>
          )}
        </>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear Selection
      </Button>
      {reason ? (
        <Text id={reasonId} textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      ) : null}
      {edit && tooMany ? (
        <Text id={tooManyId} textStyle="sm" color="fg.muted">
          Up to {formatNumber(MOST_EDITED)} runs can be changed at once. Narrow the filter.
        </Text>
      ) : null}
    </Flex>
  )
}
