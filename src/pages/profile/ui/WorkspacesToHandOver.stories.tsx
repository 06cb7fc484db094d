import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { exampleService, WorkspaceServiceProvider } from '@/entities/workspace'
import { exampleWorkspaces, type Workspace } from '@/entities/workspace/model'
import { WorkspacesToHandOver } from './WorkspacesToHandOver'

const meta = {
  component: WorkspacesToHandOver,
  title: 'Pages/Profile/Workspaces to hand over',
  args: { userId: 'ada' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WorkspacesToHandOver>
export default meta
type Story = StoryObj<typeof meta>

const of = (change: Partial<Workspace>): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story) => {
      const workspaces = exampleWorkspaces('ada').map((one) => (one.personal ? one : { ...one, ...change }))
      const [service] = useState(() => exampleService({ userId: 'ada', membership: { workspaces } }))
      return (
        <WorkspaceServiceProvider service={service}>
          <Story />
        </WorkspaceServiceProvider>
      )
    },
  ],
})

export const LastAdmin: Story = {
  ...of({}),
  play: async ({ canvas }) => expect(await canvas.findByText(/last admin of Night Sky/)).toBeVisible(),
}
/** The workspace is deleted with its only member. */
export const OnlyMember: Story = {
  ...of({ members: 1 }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText(/last admin/)).toBeNull()),
}
