import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ForgotPasswordForm } from '../components/ForgotPasswordForm'
import { ResetPasswordForm } from '../components/ResetPasswordForm'
import { project } from '../project'

export const ForgotPassword = () => (
  <>
    <title>{`Reset your password · ${project.name}`}</title>
    <ForgotPasswordForm />
  </>
)

export function ResetPassword() {
  const [search] = useSearchParams()
  const queries = useQueryClient()
  const navigate = useNavigate()

  // The sessions of the account have ended.
  async function onChanged() {
    await queries.resetQueries()
    await navigate('/account?changed')
  }

  return (
    <>
      <title>{`Choose a new password · ${project.name}`}</title>
      <ResetPasswordForm
        token={search.get('token') ?? ''}
        onChanged={onChanged}
        another={<Link to="/forgot-password">Ask for a new link</Link>}
      />
    </>
  )
}
