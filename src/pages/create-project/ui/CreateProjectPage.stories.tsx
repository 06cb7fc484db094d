import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { SessionProvider } from '@/features/session'
import { actorAt } from '@/shared/lib/story'
import { sessionMachine } from '@machines/session'
import { CreateProjectPage } from './CreateProjectPage'

const meta = {
  component: CreateProjectPage,
  title: 'pages/create-project',
  parameters: { path: '/create-project', loaderData: { config: DEFAULT_PROJECT_CONFIG } },
} satisfies Meta<typeof CreateProjectPage>
export default meta
type Story = StoryObj<typeof meta>

const signedIn = (profile: typeof SAMPLE_PROFILE) => () => (
  <SessionProvider actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile, error: null })}>
    <CreateProjectPage />
  </SessionProvider>
)

export const Granted: Story = {
  render: signedIn(SAMPLE_PROFILE),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Project Name')).toBeVisible(),
}
export const LockedAccount: Story = {
  render: signedIn({ ...SAMPLE_PROFILE, status: 'locked' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Account is locked. Please contact support.'),
}
