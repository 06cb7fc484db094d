import { Button, Flex, Text } from '@chakra-ui/react'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { takersOf } from '@machines/user-management'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { STATUS_CHANGES } from './status-changes'

export interface BulkActionsProps {
  list: UserManagementActor
  /** Ids of the selected accounts. */
  selected: readonly string[]
  onClear: () => void
}

function known({ context }: ReturnType<UserManagementActor['getSnapshot']>) {
  const { rows, ownId, changing, batch } = context
  return { rows, ownId, changing, batch }
}

/** ADM-05 for several accounts: each action shows how many of the selected accounts it applies to. */
export function BulkActions({ list, selected, onClear }: BulkActionsProps) {
  const { batch, ...accounts } = useSelector(list, known, shallowEqual)
  return (
    <Flex role="group" aria-label="Selected accounts" align="center" gap="2" wrap="wrap">
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {batch
          ? `Changing ${batch.total - batch.waiting.length - batch.working.length} of ${batch.total}...`
          : `${selected.length} selected`}
      </Text>
      {STATUS_CHANGES.map(({ change, label }) => {
        const takers = takersOf(accounts, selected, change).length
        const off = batch !== null || takers === 0
        return (
          <Button
            key={change}
            size="sm"
            aria-label={`${label} ${takers} ${takers === 1 ? 'account' : 'accounts'}`}
            aria-disabled={off || undefined}
            onClick={() => off || list.send({ type: 'accounts.change', ids: [...selected], change })}
          >
            {label} {takers}
          </Button>
        )
      })}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </Flex>
  )
}
