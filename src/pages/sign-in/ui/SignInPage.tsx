import { useLocation, useSearchParams } from 'react-router-dom'
import { UnlessSignedIn, useSessionPort, useSessionStatus } from '@/entities/profile'
import { SignInForm } from './SignInForm'
import { useSignIn } from '../model/use-sign-in'
import { useSelector } from '@/shared/lib/machine'
import { safeReturnUrl } from '@/shared/lib/navigation'
import { Notice } from '@/shared/ui/notice'
import { FormPage, PageMeta } from '@/shared/ui/screen'

/** /signin (D1 §2.5). Another page may send a message along in the history state. */
export function SignInPage() {
  const [query] = useSearchParams()
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  const actor = useSignIn({ returnUrl }, useSessionPort())
  const status = useSessionStatus()
  const message = messageOf(useLocation().state) ?? (status === 'unknown' ? NOT_CHECKED : null)
  const untouched = useSelector(actor, (snapshot) => snapshot.matches('idle'))
  return (
    <>
      <PageMeta
        title="Sign In"
        description="Sign in to Orrery to manage your projects, training jobs, datasets, models and deployments."
      />
      <UnlessSignedIn returnUrl={returnUrl} untouched={untouched}>
        <FormPage title="Sign In" lead="Welcome back.">
          {message ? (
            <div style={{ marginBottom: 20 }}>
              <Notice status="info">{message}</Notice>
            </div>
          ) : null}
          <SignInForm actor={actor} />
        </FormPage>
      </UnlessSignedIn>
    </>
  )
}

/** The browser has a session that the server has not confirmed yet. */
const NOT_CHECKED =
  'We could not check your session within five seconds. Sign in here, or wait a little longer.'

function messageOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null
  return typeof state.message === 'string' ? state.message : null
}
