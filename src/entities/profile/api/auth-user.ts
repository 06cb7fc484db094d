import type { User } from '@supabase/supabase-js'
import { type AuthUser, isDesignatedAdmin } from '../model/profile'

/** The auth service's user in our words. */
export function toAuthUser(user: User, adminEmail: string | null): AuthUser {
  const username: unknown = user.user_metadata.username
  const email = user.email ?? ''
  return {
    id: user.id,
    email,
    emailConfirmed: Boolean(user.email_confirmed_at),
    username: typeof username === 'string' && username !== '' ? username : null,
    designatedAdmin: isDesignatedAdmin(email, adminEmail),
  }
}
