import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { UnlessSignedIn, useSessionPort, useSessionStatus } from '@/entities/profile'
import { unconfirmedIn } from '@/entities/profile/model'
import { SignInForm } from './SignInForm'
import { useSignIn } from '../model/use-sign-in'
import { paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { useSelector } from '@/shared/lib/machine'
import { safeReturnUrl } from '@/shared/lib/navigation'
import { Notice } from '@/shared/ui/notice'
import { FormPage, PageMeta } from '@/shared/ui/screen'

/** /signin (D1 §2.5). Another page may send a message along in the history state. */
export function SignInPage() {
  const [query] = useSearchParams()
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  const { state } = useLocation()
  const signUp = unconfirmedIn(state)
  const actor = useSignIn({ returnUrl, unconfirmed: signUp?.email }, useSessionPort())
  const status = useSessionStatus()
  const waits = useSelector(actor, ({ context }) => context.unconfirmed !== null)
  const hydrating = useHydrating()
  const unconfirmed = waits && !hydrating
  const message =
    (state as { message?: string } | null)?.message ?? (status === 'unknown' ? NOT_CHECKED : null)
  const untouched = useSelector(actor, (snapshot) => snapshot.matches('idle'))
  // The link was opened in another tab.
  if (unconfirmed && status === 'signedIn')
    return <Navigate to={paths.profile} replace state={{ confirmed: true, returnUrl }} />
  return (
    <>
      <PageMeta
        title="Sign In"
        description="Sign in to Orrery to manage your projects, training jobs, datasets, models and deployments."
      />
      <UnlessSignedIn returnUrl={returnUrl} untouched={untouched}>
        <FormPage title="Sign In" lead={unconfirmed ? 'Confirm your email address.' : 'Welcome back.'}>
          {message ? (
            <div style={{ marginBottom: 20 }}>
              <Notice status="info">{message}</Notice>
            </div>
          ) : null}
          <SignInForm actor={actor} signUp={signUp} />
        </FormPage>
      </UnlessSignedIn>
    </>
  )
}

/** The browser has a session that the server has not confirmed yet. */
const NOT_CHECKED =
  'We could not check your session within five seconds. Sign in here, or wait a little longer.'
