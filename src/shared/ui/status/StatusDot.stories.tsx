import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusDot } from './StatusDot'

const meta = { component: StatusDot, title: 'Components/Status' } satisfies Meta<typeof StatusDot>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { tone: 'neutral', label: 'unknown' } }
export const Info: Story = { args: { tone: 'info', label: 'building' } }
export const Success: Story = { args: { tone: 'success', label: 'active' } }
export const Warning: Story = { args: { tone: 'warning', label: 'inactive' } }
export const Failed: Story = { args: { tone: 'error', label: 'error' } }
