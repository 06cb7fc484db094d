import type { SnapshotFrom } from 'xstate'
import { meetsPasswordRules } from '@/entities/profile/model'
import type { signUpMachine } from './sign-up.machine'

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>

/** SUP-04: submit is disabled while password rules are unmet or the username is known to be taken: why, or null. */
export function signUpLock(snapshot: SignUpSnapshot): string | null {
  if (!snapshot.matches({ form: 'editing' })) return null
  if (snapshot.matches({ username: 'taken' })) return 'Choose another username.'
  return meetsPasswordRules(snapshot.context.values.password)
    ? null
    : 'Your password doesn’t meet all requirements yet.'
}
