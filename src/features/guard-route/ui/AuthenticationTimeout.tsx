import { Button } from '@chakra-ui/react'
import { useOnline } from '@/shared/lib/online'
import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'

export interface AuthenticationTimeoutProps {
  signInPath: string
  /** Present for the designated admin only. */
  onContinueAsAdmin?: () => void
}

const WHY = 'We could not check your session within five seconds. The service may be slow or unreachable.'
const OFFLINE =
  'You are offline. Orrery checks your account again once you are connected. Saved pages open without a connection.'

/** GRD-02 */
export function AuthenticationTimeout({ signInPath, onContinueAsAdmin }: AuthenticationTimeoutProps) {
  const why = useOnline() ? WHY : OFFLINE
  return (
    <Screen
      title="Authentication Timeout"
      actions={
        <>
          {onContinueAsAdmin ? (
            <Button variant="solid" colorPalette="accent" onClick={onContinueAsAdmin}>
              Continue as Admin
            </Button>
          ) : (
            <ButtonLink to={signInPath} state={{ message: why }} variant="solid" colorPalette="accent">
              Sign In Again
            </ButtonLink>
          )}
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        </>
      }
    >
      <p role="alert">{why}</p>
    </Screen>
  )
}
