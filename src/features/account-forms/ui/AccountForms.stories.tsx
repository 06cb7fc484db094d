import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type AccountFormKind, EMPTY_ACCOUNT_FORM } from '@/entities/profile/model'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { type AccountFormContext, accountFormMachine } from '@machines/account-form'
import { AccountForm } from './AccountForm'
import { DeleteAccountForm } from './DeleteAccountForm'
import { PasswordForm } from './PasswordForm'
import { RecoveryForm } from './RecoveryForm'
import { SignOutElsewhereForm } from './SignOutElsewhereForm'

const meta = { component: PasswordForm, title: 'features/account-forms' } satisfies Meta<typeof PasswordForm>
export default meta

const machine = accountFormMachine.provide({
  actors: { send: fromPromise(async () => {}) },
  actions: { report: () => undefined },
})
const context = (kind: AccountFormKind): AccountFormContext => ({
  kind,
  address: 'ada@orrery.example',
  values: EMPTY_ACCOUNT_FORM,
  fieldError: null,
  failure: null,
})
const password = storyAt(machine, context('changePassword'), (actor) => <PasswordForm actor={actor} />)
const fresh = storyAt(machine, context('setPassword'), (actor) => <PasswordForm actor={actor} />)
const recovery = storyAt(machine, context('requestRecovery'), (actor) => <RecoveryForm actor={actor} />)
const deletion = storyAt(machine, context('deleteAccount'), (actor) => <DeleteAccountForm actor={actor} />)
const at = password

export const ChangePassword = at(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
      await expect(canvas.getByText('Current password is required')).toBeVisible()
      await userEvent.type(canvas.getByLabelText('Current Password'), 'old')
      await userEvent.type(canvas.getByLabelText('New Password'), 'Str0ng!pass')
      await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Str0ng!pass{Enter}')
      await expect(await canvas.findByText('Password changed')).toBeVisible()
    },
  },
)
export const ChangingPassword = at('sending')
export const PasswordChanged = at('done')
export const CurrentPasswordWrong = at(
  'editing',
  { failure: 'The current password is not correct.' },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The current password is not correct.'),
  },
)
export const ChooseNewPassword = fresh(
  'editing',
  {},
  {
    play: async ({ canvas }) => expect(canvas.queryByLabelText('Current Password')).toBeNull(),
  },
)
export const RequestRecovery = recovery(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ada@orrery.example{Enter}')
      await expect(await canvas.findByText('Check your inbox')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(canvas.getByLabelText('Email')).toHaveValue('ada@orrery.example')
    },
  },
)
export const RecoverySent = recovery('done', {
  values: { ...EMPTY_ACCOUNT_FORM, email: 'ada@orrery.example' },
})
export const DeleteAccount = deletion(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Email address'), 'ada{Enter}')
      await expect(canvas.getByLabelText('Email address')).toBeInvalid()
    },
  },
)
export const AccountDeleted = deletion('done')
export const OtherSessions = storyAt(machine, context('signOutElsewhere'), (actor) => (
  <SignOutElsewhereForm actor={actor} />
))(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Out Elsewhere' }))
      await expect(await canvas.findByText('Every other session was signed out.')).toBeVisible()
    },
  },
)
export const Frame = storyAt(machine, context('requestRecovery'), (actor) => (
  <AccountForm actor={actor} label="A form" submit={{ label: 'Send', busyLabel: 'Sending...' }}>
    {(field) => field('email', { label: 'Email' })}
  </AccountForm>
))('editing')
