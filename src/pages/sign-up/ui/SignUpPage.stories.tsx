import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { rendersDuring, withRenders } from '../../../../tests/support/renders'
import { fixedSession } from '@/entities/profile/model'
import { SessionProvider } from '@/entities/profile'
import { SignUpPage } from './SignUpPage'

const meta = {
  component: SignUpPage,
  title: 'Pages/Sign Up/Page',
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedOut' })}>
      <SignUpPage />
    </SessionProvider>
  ),
} satisfies Meta<typeof SignUpPage>
export default meta

export const Empty: StoryObj<typeof meta> = {
  parameters: { path: '/signup?returnUrl=%2Fprojects' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnUrl=%2Fprojects',
    ),
}

export const ALetterDrawsItsFieldAlone: StoryObj<typeof meta> = {
  decorators: [withRenders],
  parameters: { path: '/signup' },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    await userEvent.type(name, 'A')
    const drawn = await rendersDuring(() => userEvent.type(name, 'd'))
    await expect(drawn).toMatchObject({ SignUpForm: 1, TextField: 1 })
    for (const around of [
      'SignUpPage',
      'FormPage',
      'PageTitle',
      'SessionProvider',
      'CheckboxField',
      'Actions',
    ])
      await expect(drawn, around).not.toHaveProperty(around)
  },
}
