import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ModalShell } from './ModalShell'

const meta = {
  component: ModalShell,
  args: { title: 'Edit project', open: true, onClose: fn(), children: 'What the dialog is about.' },
} satisfies Meta<typeof ModalShell>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { footer: <Button>Save</Button> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit project' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Closed: Story = {
  args: { open: false },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
}
