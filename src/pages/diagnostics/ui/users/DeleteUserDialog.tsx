import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { isConfirmed, needsTyping } from '@machines/user-management'
import type { UserManagementActor } from '../../model/users/use-user-management'

const FORM = 'delete-account'

export interface DeleteUserDialogProps {
  actor: UserManagementActor
  onPassword: (value: string) => void
}

/** ADM-08: asks before an account is deleted; the own one takes its typed address and its password. */
export function DeleteUserDialog({ actor, onPassword }: DeleteUserDialogProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { asked, typed, lastAdmin } = context
  const open = useSelector(actor, (snapshot) => snapshot.matches({ question: 'deletion' }))
  const looking = useSelector(actor, (snapshot) => snapshot.matches({ question: { deletion: 'looking' } }))
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ question: { deletion: 'deleting' } }))
  return (
    <ModalShell
      title="Delete account"
      open={open}
      busy={busy}
      openerGone={() => actor.getSnapshot().matches({ message: 'success' })}
      onClose={() => actor.send({ type: 'question.cancel' })}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'question.cancel' })}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="solid"
            colorPalette="error"
            disabled={!isConfirmed(context)}
            aria-disabled={busy || looking || undefined}
          >
            {busy ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'delete.confirm' })
        }}
      >
        <Stack gap="4">
          <Text overflowWrap="anywhere">
            Are you sure you want to delete the account for {asked?.email}? This action cannot be undone.
          </Text>
          {lastAdmin ? (
            <Notice status="warning" title="You are the last active administrator">
              Without you, no one could manage accounts. Make another account an active administrator first.
            </Notice>
          ) : null}
          {needsTyping(context) ? (
            <>
              <Text>
                This is your own account. You will be signed out, and your data in this browser will be
                deleted.
              </Text>
              <TextField
                label="Email address"
                name="confirmation"
                hint={`Type ${asked?.email} to confirm`}
                disabled={busy}
                value={typed}
                onValueChange={(value) => actor.send({ type: 'delete.type', value })}
              />
              <OwnPassword disabled={busy} onPassword={onPassword} />
            </>
          ) : null}
        </Stack>
      </form>
    </ModalShell>
  )
}

interface OwnPasswordProps {
  disabled: boolean
  onPassword: (value: string) => void
}

/** Forgets the password with the question. */
function OwnPassword({ disabled, onPassword }: OwnPasswordProps) {
  const [password, setPassword] = useState('')
  useEffect(() => onPassword(password), [onPassword, password])
  return (
    <TextField
      label="Current password"
      name="password"
      type="password"
      autoComplete="current-password"
      disabled={disabled}
      value={password}
      onValueChange={setPassword}
    />
  )
}
