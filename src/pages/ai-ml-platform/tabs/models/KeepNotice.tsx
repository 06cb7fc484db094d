import { Button } from '@chakra-ui/react'
import { useTraining } from '@/features/train-models'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'

/** Reports a change that the browser did not store, until the user dismisses it. */
export function KeepNotice() {
  const { actor } = useTraining()
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (failure === null) return null
  return (
    <Notice
      status="warning"
      title="This change will be lost when you close the tab"
      actions={
        <Button size="sm" onClick={() => actor.send({ type: 'dismiss' })}>
          Dismiss
        </Button>
      }
    >
      {failure}
    </Notice>
  )
}
