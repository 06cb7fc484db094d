import { Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog'

const leave = fn()
const stay = fn()
const meta = {
  component: LeaveDialog,
  title: 'Pages/Create Project/Leave dialog',
  args: { asking: true, leave, stay },
  render: (args) => (
    <>
      <Text>Behind the dialog.</Text>
      <LeaveDialog {...args} />
    </>
  ),
} satisfies Meta<typeof LeaveDialog>
export default meta
type Story = StoryObj<typeof meta>

const asks = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())

export const Staying: Story = { args: { asking: false } }
export const Asking: Story = { play: () => asks('Leave without saving?') }
export const AskingWhileCreating: Story = {
  args: { creating: true },
  play: () => asks('Stop creating this project?'),
}
export const Leaves: Story = {
  play: async () => {
    await asks('Leave without saving?')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(leave).toHaveBeenCalledOnce()
  },
}
export const KeepsCreating: Story = {
  args: { creating: true },
  play: async () => {
    await asks('Stop creating this project?')
    await userEvent.click(screen.getByRole('button', { name: 'Keep creating' }))
    await expect(stay).toHaveBeenCalled()
  },
}
