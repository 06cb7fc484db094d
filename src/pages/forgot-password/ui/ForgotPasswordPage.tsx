import { useRecovery } from '../model/recovery'
import { RecoveryForm } from './RecoveryForm'
import { FormPage, PageMeta } from '@/shared/ui/screen'

/** /forgot-password: linked from sign-in (SIN-01). */
export function ForgotPasswordPage() {
  const actor = useRecovery()
  return (
    <FormPage title="Forgot your password?" lead="We’ll email you a link to choose a new one.">
      <PageMeta title="Forgot your password?" description="Get a link to choose a new password." />
      <RecoveryForm actor={actor} />
    </FormPage>
  )
}
