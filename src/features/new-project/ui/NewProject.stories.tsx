import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ModalShell } from '@/shared/ui/dialog'
import { snapshotAt } from '@/shared/lib/story'
import { disclosureMachine } from '@machines/disclosure'
import { NewProjectButton } from './NewProjectButton'
import { NewProjectProvider } from './NewProjectProvider'

const meta = { component: NewProjectButton, title: 'features/new-project' } satisfies Meta<
  typeof NewProjectButton
>
export default meta
type Story = StoryObj<typeof meta>

function Dialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalShell title="New Project" open onClose={onClose}>
      The wizard.
    </ModalShell>
  )
}

export const Closed: Story = {
  render: () => (
    <NewProjectProvider mayCreate dialog={Dialog}>
      <NewProjectButton />
    </NewProjectProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Project' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible()
  },
}
export const Open: Story = {
  parameters: { snapshots: [snapshotAt(disclosureMachine, 'open', {})] },
  render: Closed.render,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible()),
}
