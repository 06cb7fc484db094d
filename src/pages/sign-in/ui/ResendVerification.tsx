import { Button, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import type { SignInActor } from '../model/use-sign-in'

/** SIN-06: shown only when the failure is about confirming the address. */
export function ResendVerification({ actor }: { actor: SignInActor }) {
  const offered = useSelector(actor, (snapshot) => snapshot.can({ type: 'resend' }))
  const sending = useSelector(actor, (snapshot) => snapshot.matches({ error: 'sending' }))
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ error: 'sent' }))
  const resendError = useSelector(actor, (snapshot) => snapshot.context.resendError)
  if (sent) return <Text role="status">Verification email sent! Please check your inbox.</Text>
  if (!offered && !sending) return null
  return (
    <>
      {resendError ? (
        <Text role="alert" color="fg.error" width="full">
          {resendError}
        </Text>
      ) : null}
      <Button size="sm" aria-disabled={sending || undefined} onClick={() => actor.send({ type: 'resend' })}>
        {sending ? 'Sending...' : 'Resend Verification Email'}
      </Button>
    </>
  )
}
