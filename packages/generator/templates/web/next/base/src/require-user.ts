import 'server-only'
import { redirect } from 'next/navigation'
import { ask } from './ask'

/** For pages of people who are signed in: the others sign in first and come back to `page`. */
export async function requireUser(page: string) {
  const { user } = await ask('/api/auth/me')
  if (!user) redirect(`/account?next=${page}`)
}
