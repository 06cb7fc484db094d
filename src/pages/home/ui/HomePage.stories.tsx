import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { HomePage } from './HomePage'

const meta = { component: HomePage, title: 'pages/home' } satisfies Meta<typeof HomePage>
export default meta

export const SignedOut: StoryObj = {
  render: () => (
    <SessionProvider actor={actorAt(sessionMachine, 'signedOut', { user: null, profile: null, error: null })}>
      <NewProjectProvider mayCreate dialog={() => null}>
        <HomePage />
      </NewProjectProvider>
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link', { name: 'Get Started Free' })[0]).toBeVisible(),
}
export const SignedIn: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile: SAMPLE_PROFILE, error: null })}
    >
      <NewProjectProvider mayCreate dialog={() => null}>
        <HomePage />
      </NewProjectProvider>
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'New Project' })[0]).toBeVisible(),
}
