import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import type { EntryChangeActor } from '../model/use-entry-change'

export interface EntryChangesProps {
  actor: EntryChangeActor
  /** The title of the question: `Delete API key`. */
  title: string
  /** The button that confirms. */
  confirm: string
  /** The end of a failure's title: `was not changed`. */
  unchanged?: string
  /** The consequences of the change to the entry of that name. */
  question: (name: string) => string
}

/** Confirms a change that cannot be undone, and reports a change that failed. */
export function EntryChanges({ actor, title, confirm, unchanged, question }: EntryChangesProps) {
  const { order, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const cancel = () => actor.send({ type: 'cancel' })
  const name = order?.name ?? ''
  return (
    <>
      {failure ? (
        <Notice
          status="error"
          title={`${name} ${unchanged ?? 'was not changed'}`}
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
        title={title}
        open={confirming}
        openerGone={() => actor.getSnapshot().hasTag('busy')}
        onClose={cancel}
        footer={
          <>
            <Button onClick={cancel}>Cancel</Button>
            <Button variant="solid" colorPalette="error" onClick={() => actor.send({ type: 'confirm' })}>
              {confirm}
            </Button>
          </>
        }
      >
        <Text overflowWrap="anywhere">{question(name)}</Text>
      </ModalShell>
    </>
  )
}
