import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'

export interface AuthenticationRequiredProps {
  /** /signin with the encoded returnUrl. */
  signInPath: string
  /** Called when the link is followed, so that a dialog in front of the page can close. */
  onLeave?: () => void
}

/** GRD-03 */
export function AuthenticationRequired({ signInPath, onLeave }: AuthenticationRequiredProps) {
  return (
    <Screen
      title="Authentication Required"
      actions={
        <ButtonLink to={signInPath} onClick={onLeave} variant="solid" colorPalette="accent">
          Sign In
        </ButtonLink>
      }
    >
      Sign in to see this page. You’ll return here afterwards.
    </Screen>
  )
}
