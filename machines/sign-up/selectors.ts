import type { SnapshotFrom } from 'xstate'
import { meetsPasswordRules } from '@/entities/profile/model'
import type { signUpMachine } from './sign-up.machine'

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>

/** SUP-04: submit is disabled while password rules are unmet or the username is known to be taken. */
export function canSubmitSignUp(snapshot: SignUpSnapshot): boolean {
  return (
    snapshot.matches({ form: 'editing' }) &&
    !snapshot.matches({ username: 'taken' }) &&
    meetsPasswordRules(snapshot.context.values.password)
  )
}
