import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { KeptItem, KeptList } from './KeptList'

const NAMES = ['Night Sky', 'Tide Tables', 'x'.repeat(200), 'Storefront', 'مشروع']
const meta = {
  component: KeptList,
  title: 'Pages/Projects/KeptList',
  args: {
    title: 'Drafts',
    children: NAMES.map((name) => <KeptItem key={name}>{name.slice(0, 30)}</KeptItem>),
  },
} satisfies Meta<typeof KeptList>
export default meta
type Story = StoryObj<typeof meta>

export const NewestFew: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
}
export const All: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true')
  },
}
