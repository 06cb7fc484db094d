import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { accountDeletionMachine } from '../model/account-deletion'
import { DeleteAccountForm } from './DeleteAccountForm'

const meta = { component: DeleteAccountForm, title: 'Pages/Profile/Delete account' } satisfies Meta<
  typeof DeleteAccountForm
>
export default meta

const subject = { id: 'u1', email: 'ada@orrery.example' }
const at = storyAt(accountDeletionMachine, startContext(accountDeletionMachine, { subject }), (actor) => (
  <DeleteAccountForm actor={actor} />
))
const values = { confirmation: 'ada@orrery.example', currentPassword: 'Str0ng!pass' }
export const RefusesAnotherAddress = at(
  'editing',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Email address'), 'ada{Enter}')
      await expect(canvas.getByLabelText('Email address')).toBeInvalid()
      await expect(canvas.getAllByText('Type ada@orrery.example to confirm')).toHaveLength(1)
    },
  },
)

export const States = sideBySide(meta, {
  Editing: at('editing'),
  Submitting: at('submitting.sending', { values }),
  Success: at('success'),
  WrongPassword: at('error', {
    values,
    failure: { kind: 'other', message: 'Current password is not correct' },
  }),
  Failed: at('error', {
    values,
    failure: { kind: 'network', message: 'You are offline. Connect and try again.' },
  }),
})
