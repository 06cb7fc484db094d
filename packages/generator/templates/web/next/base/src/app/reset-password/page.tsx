import type { Metadata } from 'next'
import { ResetPassword } from '../../components/ResetPassword'

export const metadata: Metadata = { title: 'Choose a new password' }

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { token } = await searchParams
  return <ResetPassword token={typeof token === 'string' ? token : ''} />
}
