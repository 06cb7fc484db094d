import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { startContext, storyAt } from '@/shared/lib/story'
import { recoveryMachine } from '../model/recovery'
import { RecoveryForm } from './RecoveryForm'

const meta = { component: RecoveryForm, title: 'Pages/Forgot Password/Form' } satisfies Meta<
  typeof RecoveryForm
>
export default meta

const at = storyAt(
  recoveryMachine.provide({ actors: { send: fromPromise(async () => {}) } }),
  startContext(recoveryMachine, { subject: undefined }),
  (actor) => <RecoveryForm actor={actor} />,
)
const values = { email: 'ada@orrery.example' }

export const Editing = at('editing')
export const SendsAMailAndAnother = at(
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
export const AddressRefused = at('editing', {
  values: { email: 'ada' },
  errors: [{ field: 'email', message: 'Please enter a valid email address' }],
})
export const Submitting = at('submitting.sending', { values })
export const Success = at('success', { values })
export const Failed = at('error', {
  values,
  failure: { kind: 'rateLimited', message: 'Please wait a moment before asking for another mail.' },
})
