import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import type { SignInActor } from '../model/use-sign-in'

/** SIN-06: shown only when the failure is about confirming the address. */
export function ResendVerification({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (state) => state)
  const offered = snapshot.can({ type: 'resend' })
  const sending = snapshot.matches({ error: 'sending' })
  if (snapshot.matches({ error: 'sent' }))
    return <Text role="status">Verification email sent! Please check your inbox.</Text>
  if (!offered && !sending) return null
  return (
    <>
      {snapshot.context.resendError ? (
        <Text role="alert" color="fg.error" width="full">
          {snapshot.context.resendError}
        </Text>
      ) : null}
      <Button size="sm" aria-disabled={sending || undefined} onClick={() => actor.send({ type: 'resend' })}>
        {sending ? 'Sending...' : 'Resend Verification Email'}
      </Button>
    </>
  )
}
