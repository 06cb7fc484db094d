import { useSessionPort } from '@/entities/profile'
import { useVerifyEmail } from '../model/use-verify-email'
import { VerifyEmailScreen } from './VerifyEmailScreen'
import { PageTitle } from '@/shared/ui/screen'

/** /auth/callback (D1 §2.7): the target of the links in our mails. */
export function AuthCallbackPage() {
  const actor = useVerifyEmail(useSessionPort())
  return (
    <>
      <PageTitle>Email verification</PageTitle>
      <VerifyEmailScreen actor={actor} />
    </>
  )
}
