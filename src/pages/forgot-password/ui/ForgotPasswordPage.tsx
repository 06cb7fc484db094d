import { useRecovery } from '../model/recovery'
import { RecoveryForm } from './RecoveryForm'
import { FormPage, PageTitle } from '@/shared/ui/screen'

/** /forgot-password: linked from sign-in (SIN-01). */
export function ForgotPasswordPage() {
  const actor = useRecovery()
  return (
    <FormPage title="Forgot your password?" lead="We send a link that lets you choose a new one.">
      <PageTitle>Forgot your password?</PageTitle>
      <RecoveryForm actor={actor} />
    </FormPage>
  )
}
