import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { startContext, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type PasswordReason, passwordMachine } from '../model/password'
import { PasswordForm } from './PasswordForm'

const meta = { component: PasswordForm, title: 'Patterns/Form/Password form' } satisfies Meta<
  typeof PasswordForm
>
export default meta

const machine = passwordMachine.provide({ actors: { send: fromPromise(async () => {}) } })
const stories = (subject: PasswordReason) =>
  storyAt(machine, startContext(passwordMachine, { subject }), (actor) => <PasswordForm actor={actor} />)
const at = stories('change')
const recoveryAt = stories('recovery')
export const ChooseNewPassword = recoveryAt(
  'editing',
  {},
  {
    play: async ({ canvas }) => expect(canvas.queryByLabelText('Current password')).toBeNull(),
  },
)
export const EveryFieldSaysItsErrorUntilThePasswordIsChanged = walking(
  at(
    'editing',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
        await expect(canvas.getByText('Current password is required')).toBeVisible()
        await expect(canvas.getByText('Please meet all password requirements')).toBeVisible()
        await userEvent.type(canvas.getByLabelText('Current password'), 'old')
        await userEvent.type(canvas.getByLabelText('New password'), 'Str0ng!pass')
        await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Str0ng!pass{Enter}')
        await expect(await canvas.findByText('Password changed')).toBeVisible()
      },
    },
  ),
)

export const States = sideBySide(meta, {
  ChangePassword: at('editing'),
  ChangingPassword: at('submitting.sending'),
  PasswordChanged: at('success'),
  CurrentPasswordWrong: at(
    'error',
    { failure: { kind: 'other', message: 'The current password is not correct.' } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('The current password is not correct.'),
    },
  ),
})
