import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useSessionStatus } from '@/features/session'
import { SignInForm, useSignIn } from '@/features/sign-in'
import { useSelector } from '@/shared/lib/machine'
import { safeReturnUrl } from '@/shared/lib/navigation'
import { Notice } from '@/shared/ui/notice'
import { FormPage, PageTitle } from '@/shared/ui/screen'

/** /signin (D1 §2.5). Another page may send a message along in the history state. */
export function SignInPage() {
  const [query] = useSearchParams()
  const message = messageOf(useLocation().state)
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  const actor = useSignIn({ returnUrl })
  const signedIn = useSessionStatus() === 'signedIn'
  const untouched = useSelector(actor, (snapshot) => snapshot.matches('idle'))
  if (signedIn && untouched) return <Navigate to={returnUrl} replace />
  return (
    <FormPage title="Sign In" lead="Welcome back.">
      <PageTitle>Sign In</PageTitle>
      {message ? (
        <div style={{ marginBottom: 20 }}>
          <Notice status="info">{message}</Notice>
        </div>
      ) : null}
      <SignInForm actor={actor} />
    </FormPage>
  )
}

function messageOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null
  return typeof state.message === 'string' ? state.message : null
}
