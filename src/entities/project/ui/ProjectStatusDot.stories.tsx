import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@/shared/lib/story'
import { ProjectStatusDot } from './ProjectStatusDot'

const meta = {
  component: ProjectStatusDot,
  title: 'Components/Project status',
  args: { status: 'active' },
} satisfies Meta<typeof ProjectStatusDot>
export default meta
type Story = StoryObj<typeof meta>
const Building: Story = { args: { status: 'building' } }
const InError: Story = { args: { status: 'error' } }

export const Variants = sideBySide(meta, {
  Active: {},
  Building,
  InError,
})
