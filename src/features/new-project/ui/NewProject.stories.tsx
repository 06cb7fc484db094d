import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fixedSession, SAMPLE_SESSION } from '@/entities/profile/model'
import { ModalShell } from '@/shared/ui/dialog'
import { snapshotAt } from '@/shared/lib/story'
import { newProjectMachine } from '@machines/new-project'
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

const at = (state: string) => ({ snapshots: [snapshotAt(newProjectMachine, state, {})] })

export const Closed: Story = {
  parameters: at('closed'),
  render: () => (
    <NewProjectProvider session={SAMPLE_SESSION} dialog={Dialog}>
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
  parameters: at('waiting'),
  render: () => (
    <NewProjectProvider session={fixedSession({ status: 'loading', user: null })} dialog={Dialog}>
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
  parameters: at('open'),
  render: Closed.render,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible()),
}
