import { Button, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/form'
import type { BookmarkActor } from '../../model/use-bookmark'

/** Asks for the name of a bookmark. */
export function BookmarkDialog({ actor }: { actor: BookmarkActor }) {
  const id = useId()
  const { name, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const open = useSelector(actor, (snapshot) => snapshot.matches('naming') || snapshot.matches('saving'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <ModalShell
      title="Bookmark this configuration"
      open={open}
      busy={busy}
      onClose={() => actor.send({ type: 'close' })}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'close' })}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            colorPalette="accent"
            aria-disabled={busy || undefined}
          >
            {busy ? 'Saving...' : 'Save Bookmark'}
          </Button>
        </>
      }
    >
      <chakra.form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          actor.send({ type: 'save' })
        }}
      >
        <TextField
          label="Bookmark Name"
          name="bookmark"
          value={name}
          disabled={busy}
          error={failure}
          onValueChange={(value) => actor.send({ type: 'name.change', value })}
        />
      </chakra.form>
    </ModalShell>
  )
}
