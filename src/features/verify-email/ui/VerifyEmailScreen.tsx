import { Button } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Screen } from '@/shared/ui/screen'
import { isRecovery } from '@machines/auth-callback'
import type { VerifyEmailActor } from '../model/use-verify-email'

/** CBK-01, CBK-02: what became of the link, and the way on for those who do not wait. */
export function VerifyEmailScreen({ actor }: { actor: VerifyEmailActor }) {
  const snapshot = useSelector(actor, (state) => state)
  const { failed, message, advice, link } = snapshot.context
  const recovers = isRecovery(link)
  if (snapshot.matches('loading'))
    return (
      <Screen title={recovers ? 'Checking your link' : 'Verifying your email'} busy>
        <span role="status">One moment, your link is being checked.</span>
      </Screen>
    )
  return (
    <Screen
      title={
        recovers
          ? recoveryTitle(failed)
          : snapshot.matches('alreadyVerified')
            ? 'Email already verified'
            : failed
              ? 'Email not verified'
              : 'Email verified'
      }
      actions={
        <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'continue' })}>
          {failed ? 'Sign In' : recovers ? 'Choose a new password' : 'Open profile'}
        </Button>
      }
    >
      <p role={failed ? 'alert' : 'status'}>{message}</p>
      {advice ? <p>{advice}</p> : null}
    </Screen>
  )
}

const recoveryTitle = (failed: boolean) =>
  failed ? 'This link does not work any more' : 'Your link is valid'
