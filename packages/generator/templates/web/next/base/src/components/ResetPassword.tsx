'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { ResetPasswordForm } from './ResetPasswordForm'

export function ResetPassword({ token }: { token: string }) {
  const router = useRouter()

  // The sessions of the account have ended.
  function onChanged() {
    router.push('/account?changed')
    router.refresh()
  }

  return (
    <ResetPasswordForm
      token={token}
      onChanged={onChanged}
      another={<Link href="/forgot-password">Ask for a new link</Link>}
    />
  )
}
