import { Button } from '@chakra-ui/react'
import { useOnline } from '@/shared/lib/online'
import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'

export interface AuthenticationTimeoutProps {
  signInPath: string
  /** Present for the designated admin only. */
  onContinueAsAdmin?: () => void
}

const WHY = 'Your sign-in could not be checked within five seconds. The service may be slow or unreachable.'
const OFFLINE =
  'You are offline. Your account is looked for again by itself once there is a connection; what this browser keeps of Orrery opens all the same.'

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
