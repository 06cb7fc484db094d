import { Button, chakra, Flex } from '@chakra-ui/react'
import { formatTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField } from '@/shared/ui/form'
import type { AutoSaveActor } from '../../model/auto-save'

/** WZA-07: the auto-save switch, and when the draft was saved. */
export function AutoSaveStatus({ actor }: { actor: AutoSaveActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { savedAt, failure } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <Flex align="center" gap="4" wrap="wrap" textStyle="sm">
      <CheckboxField
        name="autoSave"
        label="Auto-save"
        checked={state !== 'off'}
        onCheckedChange={() => actor.send({ type: 'toggle' })}
      />
      {state === 'failed' ? (
        <Flex role="alert" align="center" gap="2" color="fg.error">
          {failure}
          <Button size="xs" onClick={() => actor.send({ type: 'save' })}>
            Try again
          </Button>
        </Flex>
      ) : (
        <chakra.span role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {wordsFor(state, savedAt)}
        </chakra.span>
      )}
    </Flex>
  )
}

function wordsFor(state: string, savedAt: number | null): string {
  if (state === 'off') return 'Changes are not saved'
  if (state === 'dirty') return 'Unsaved changes'
  return savedAt === null ? '' : `Saved ${formatTime(savedAt)}`
}
