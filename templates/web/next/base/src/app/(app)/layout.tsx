import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { User } from '../../api'
import { ask } from '../../ask'

/** Pages for people who are signed in; the others see where to do so. */
export default async function PrivateLayout({ children }: { children: ReactNode }) {
  const { user } = await ask<{ user: User | null }>('/api/auth/me')
  if (!user) redirect('/account')
  return children
}
