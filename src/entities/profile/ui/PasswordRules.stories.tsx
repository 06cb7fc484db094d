import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { PasswordRules } from './PasswordRules'

const meta = { component: PasswordRules, title: 'Components/Password rules' } satisfies Meta<
  typeof PasswordRules
>
export default meta
type Story = StoryObj<typeof meta>

const Met: Story = {
  args: { password: 'Str0ng!pass' },
  play: async ({ canvas }) => expect(canvas.queryByText('not yet met')).toBeNull(),
}
const Unmet: Story = {
  args: { password: 'abc' },
  play: async ({ canvas }) => expect(canvas.getAllByText('not yet met')).toHaveLength(4),
}

export const Variants = sideBySide(meta, {
  Met,
  Unmet,
})
