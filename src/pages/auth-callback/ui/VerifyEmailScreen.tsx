import { Button } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Screen } from '@/shared/ui/screen'
import { type CallbackLink, isRecovery, isUndo } from '@machines/auth-callback'
import type { VerifyEmailActor } from '../model/use-verify-email'

/** CBK-01, CBK-02: what became of the link, and the way on for those who do not wait. */
export function VerifyEmailScreen({ actor }: { actor: VerifyEmailActor }) {
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { failed, message, advice, link, signedInAs } = useSelector(actor, (snapshot) => snapshot.context)
  const recovers = isRecovery(link)
  const undoes = isUndo(link)
  if (loading)
    return (
      <Screen title={recovers || undoes ? 'Checking your link' : 'Verifying your email'} busy>
        <span role="status">This takes a moment.</span>
      </Screen>
    )
  if (state === 'asking')
    return (
      <Screen
        title="You are already signed in"
        actions={
          <>
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'stay' })}>
              Stay signed in
            </Button>
            <Button variant="outline" onClick={() => actor.send({ type: 'continue' })}>
              Continue
            </Button>
          </>
        }
      >
        <p role="status">
          You are signed in as {signedInAs}. This link signs you in to the account it was sent to. Continue
          only if you requested it.
        </p>
        <p>If you stay signed in, the link remains valid.</p>
      </Screen>
    )
  return (
    <Screen
      title={
        state === 'halfway'
          ? 'One address confirmed'
          : state === 'alreadyVerified'
            ? 'Email already verified'
            : titleOf(link, failed)
      }
      actions={
        <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'continue' })}>
          {failed ? 'Sign In' : recovers || undoes ? 'Choose a new password' : 'Open profile'}
        </Button>
      }
    >
      <p role={failed ? 'alert' : 'status'}>{message}</p>
      {advice ? <p>{advice}</p> : null}
    </Screen>
  )
}

function titleOf(link: CallbackLink, failed: boolean): string {
  if (isUndo(link)) return failed ? 'This link is no longer valid' : 'Your address has been restored'
  if (isRecovery(link)) return failed ? 'This link is no longer valid' : 'Your link is valid'
  return failed ? 'Email not verified' : 'Email verified'
}
