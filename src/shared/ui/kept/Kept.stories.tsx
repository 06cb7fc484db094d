import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SetAsideNotice } from './SetAsideNotice'
import { UnreadNotice } from './UnreadNotice'

const meta = {
  component: SetAsideNotice,
  title: 'Components/Kept',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SetAsideNotice>
export default meta
type Story = StoryObj

const retried = fn()
export const Unread: Story = {
  render: () => <UnreadNotice what="projects" onRetry={retried} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}
const dropSetAside = fn(() => Promise.reject(new Error('refused')))
export const SetAside: Story = {
  render: () => (
    <SetAsideNotice what="projects" count={2} collection={{ setAside: async () => [], dropSetAside }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 of them are damaged/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(await canvas.findByText(/did not allow that/)).toBeVisible()
  },
}
