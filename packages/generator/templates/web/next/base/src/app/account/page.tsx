import type { Metadata } from 'next'
import { ask } from '../../ask'
import { Account } from '../../components/Account'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const { user } = await ask('/api/auth/me')
  return <Account user={user} />
}
