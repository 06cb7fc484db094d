import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_SESSION } from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { HomePage } from './HomePage'

const meta = { component: HomePage, title: 'Pages/Home/Page' } satisfies Meta<typeof HomePage>
export default meta

export const SignedOut: StoryObj = {
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedOut' })}>
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <HomePage />
      </NewProjectProvider>
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link', { name: 'Get Started Free' })[0]).toBeVisible(),
}
export const SignedIn: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <HomePage />
      </NewProjectProvider>
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'New Project' })[0]).toBeVisible(),
}
