import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectStatusDot } from './ProjectStatusDot'

const meta = {
  component: ProjectStatusDot,
  title: 'Components/Project status',
  args: { status: 'active' },
} satisfies Meta<typeof ProjectStatusDot>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const Building: Story = { args: { status: 'building' } }
export const InError: Story = { args: { status: 'error' } }
