import { PasswordRules } from '@/entities/profile'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { AccountFormActor } from '../model/use-account-form'
import { AccountForm } from './AccountForm'

/** PRF-03: a new password, after the current one or after a recovery mail. */
export function PasswordForm({ actor }: { actor: AccountFormActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const changes = useSelector(actor, (snapshot) => snapshot.context.kind === 'changePassword')
  if (done)
    return (
      <Notice status="success" title="Password changed">
        Every other session of your account was signed out.
      </Notice>
    )
  return (
    <AccountForm
      actor={actor}
      label={changes ? 'Change password' : 'Choose a new password'}
      submit={{ label: changes ? 'Change Password' : 'Set Password', busyLabel: 'Saving...' }}
    >
      {(field, values) => (
        <>
          {changes
            ? field('currentPassword', {
                label: 'Current Password',
                type: 'password',
                autoComplete: 'current-password',
              })
            : null}
          {field('password', {
            label: 'New Password',
            type: 'password',
            autoComplete: 'new-password',
            hint: <PasswordRules password={values.password} />,
          })}
          {field('confirmPassword', {
            label: 'Confirm New Password',
            type: 'password',
            autoComplete: 'new-password',
          })}
        </>
      )}
    </AccountForm>
  )
}
