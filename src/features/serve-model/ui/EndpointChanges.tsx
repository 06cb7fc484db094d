import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import type { EndpointChangeActor } from '../model/use-serve-model'

/** Confirms the deletion of an endpoint, and reports a change that failed. */
export function EndpointChanges({ actor }: { actor: EndpointChangeActor }) {
  const { order, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <>
      {failure ? (
        <Notice
          status="error"
          title={`${order?.name ?? 'The endpoint'} was not changed`}
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      <ModalShell
        title="Delete endpoint"
        open={confirming}
        openerGone={() => actor.getSnapshot().hasTag('busy')}
        onClose={cancel}
        footer={
          <>
            <Button onClick={cancel}>Cancel</Button>
            <Button variant="solid" colorPalette="error" onClick={() => actor.send({ type: 'confirm' })}>
              Delete
            </Button>
          </>
        }
      >
        <Text overflowWrap="anywhere">
          Delete “{order?.name}” with all its versions and numbers? Programs that ask it are refused from then
          on. This cannot be undone.
        </Text>
      </ModalShell>
    </>
  )
}
