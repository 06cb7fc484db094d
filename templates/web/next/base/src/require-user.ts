import 'server-only'
import { redirect } from 'next/navigation'
import type { User } from './api'
import { ask } from './ask'

/** For pages of people who are signed in: the others sign in first and come back to `page`. */
export async function requireUser(page: string) {
  const { user } = await ask<{ user: User | null }>('/api/auth/me')
  if (!user) redirect(`/account?next=${page}`)
}
