import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ModalShell } from '@/shared/ui/dialog'
import { snapshotAt } from '@/shared/lib/story'
import { type Access, newProjectMachine } from '@machines/new-project'
import { NewProjectButton } from './NewProjectButton'
import { NewProjectProvider } from './NewProjectProvider'

const meta = { component: NewProjectButton, title: 'Patterns/New Project' } satisfies Meta<
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

const at = (state: string, access: Access) => ({
  snapshots: [snapshotAt(newProjectMachine, state, { access })],
})

export const Closed: Story = {
  parameters: at('closed', true),
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
export const Waiting: Story = {
  parameters: at('waiting', null),
  render: () => (
    <NewProjectProvider mayCreate={null} dialog={Dialog}>
      <NewProjectButton />
    </NewProjectProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New Project' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(button).not.toHaveAttribute('aria-busy')
  },
}
export const Open: Story = {
  parameters: at('open', true),
  render: Closed.render,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible()),
}
