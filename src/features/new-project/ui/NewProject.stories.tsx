import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fixedSession, SAMPLE_SESSION, type SessionPort } from '@/entities/profile/model'
import { ModalShell } from '@/shared/ui/dialog'
import { snapshotAt, storyEnvironment } from '@/shared/lib/story'
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

const button = (session: SessionPort) => () => (
  <NewProjectProvider session={session} dialog={Dialog}>
    <NewProjectButton />
  </NewProjectProvider>
)
const opens = () => waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible())

export const Closed: Story = {
  parameters: at('closed'),
  render: button(SAMPLE_SESSION),
  // Its machine is loaded late.
  play: () => waitFor(() => expect(storyEnvironment()?.snapshots?.size).toBe(0)),
}
export const Waiting: Story = {
  parameters: at('waiting'),
  render: button(fixedSession({ status: 'loading', user: null })),
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('button', { name: 'New Project' })).toHaveAttribute('aria-busy', 'true'),
    ),
}
export const Open: Story = { parameters: at('open'), render: button(SAMPLE_SESSION), play: opens }
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
  play: async (context) => {
    const { canvas } = context
    await Waiting.play?.(context)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'New Project' })).not.toHaveAttribute('aria-busy')
  },
}
