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

const button = (mayCreate: Access) => () => (
  <NewProjectProvider mayCreate={mayCreate} dialog={Dialog}>
    <NewProjectButton />
  </NewProjectProvider>
)
const opens = () => waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible())

export const Closed: Story = { parameters: at('closed', true), render: button(true) }
export const Waiting: Story = {
  parameters: at('waiting', null),
  render: button(null),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'New Project' })).toHaveAttribute('aria-busy', 'true'),
}
export const Open: Story = { parameters: at('open', true), render: button(true), play: opens }
export const OpensAndIsClosedByEscape: Story = {
  ...Closed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Project' }))
    await opens()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible()
  },
}
export const IsTakenBackWhileItWaits: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'New Project' })).not.toHaveAttribute('aria-busy')
  },
}
