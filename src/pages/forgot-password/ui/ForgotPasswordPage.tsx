import { RecoveryForm, useAccountForm } from '@/features/account-forms'
import { FormPage, PageTitle } from '@/shared/ui/screen'

/** /forgot-password: linked from sign-in (SIN-01). */
export function ForgotPasswordPage() {
  const actor = useAccountForm({ kind: 'requestRecovery', account: null })
  return (
    <FormPage title="Forgot your password?" lead="We send a link that lets you choose a new one.">
      <PageTitle>Forgot your password?</PageTitle>
      <RecoveryForm actor={actor} />
    </FormPage>
  )
}
