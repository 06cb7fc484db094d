import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import { BOOKMARK_NAME_LIMIT } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import type { BookmarkActor } from '../../model/bookmark'

/** Asks for the name of a bookmark. */
export function BookmarkDialog({ actor }: { actor: BookmarkActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const field = useFields(actor)
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Bookmark this configuration"
      open={open}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton actor={actor} form={id} busy="Saving...">
            Save Bookmark
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <TextField label="Bookmark Name" maxLength={BOOKMARK_NAME_LIMIT} {...field('name')} />
      </Form>
    </ModalShell>
  )
}
