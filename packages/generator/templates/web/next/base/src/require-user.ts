import 'server-only'
import { redirect } from 'next/navigation'
import { ask } from './ask'

/** For pages that need a signed-in user: others sign in first and are then returned to `page`. */
export async function requireUser(page: string) {
  const { user } = await ask('/api/auth/me')
  if (!user) redirect(`/account?next=${page}`)
}
