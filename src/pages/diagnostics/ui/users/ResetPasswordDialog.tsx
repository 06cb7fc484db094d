import { Button, Stack, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import type { UserManagementActor } from '../../model/users/use-user-management'

/** ADM-09: the message, which sends nothing, and the recovery mail, which is asked for once more. */
export function ResetPasswordDialog({ actor }: { actor: UserManagementActor }) {
  const email = useSelector(actor, (snapshot) => snapshot.context.asked?.email)
  const open = useSelector(actor, (snapshot) => snapshot.matches({ question: 'recovery' }))
  const explaining = useSelector(actor, (snapshot) =>
    snapshot.matches({ question: { recovery: 'explaining' } }),
  )
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ question: { recovery: 'sending' } }))
  const cancel = () => actor.send({ type: 'question.cancel' })
  return (
    <ModalShell
      title={explaining ? 'Reset password' : 'Send recovery email'}
      open={open}
      onClose={cancel}
      footer={
        explaining ? (
          <Button onClick={cancel}>Close</Button>
        ) : (
          <>
            <Button aria-disabled={busy || undefined} onClick={cancel}>
              Cancel
            </Button>
            <Button
              variant="solid"
              colorPalette="accent"
              aria-disabled={busy || undefined}
              onClick={() => actor.send({ type: 'recovery.send' })}
            >
              {busy ? 'Sending...' : 'Send'}
            </Button>
          </>
        )
      }
    >
      {explaining ? (
        // Away from where the next question has its button: a double click must not answer it.
        <Stack gap="4" align="flex-start">
          <Text role="status" overflowWrap="anywhere">
            Nothing was sent or changed. Only the owner of {email} can choose its password, using the link on
            the sign-in page or a recovery email from you.
          </Text>
          <Button onClick={() => actor.send({ type: 'recovery.offer' })}>Send recovery email</Button>
        </Stack>
      ) : (
        <Text overflowWrap="anywhere">
          Send a recovery email to {email}? Anyone with access to that mailbox can choose a new password. The
          current password works until then.
        </Text>
      )}
    </ModalShell>
  )
}
