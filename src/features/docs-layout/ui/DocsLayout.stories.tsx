import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Contents } from '@/shared/ui/prose'
import { DocsLayout } from './DocsLayout'
import { DocsNav } from './DocsNav'

const meta = {
  component: DocsLayout,
  title: 'Patterns/Docs layout',
  args: {
    current: 'hosting',
    heading: <h1>Hosting Orrery</h1>,
    contents: <Contents parts={[{ id: 'a-part', text: 'A part' }]} />,
    children: <p id="a-part">The text of the page.</p>,
  },
} satisfies Meta<typeof DocsLayout>
export default meta
type Story = StoryObj<typeof meta>

export const OneArticle: Story = {
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('[aria-current=page]'))
      await expect(line).toHaveTextContent('Hosting Orrery')
  },
}
export const List: Story = {
  render: () => <DocsNav current="accounts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'First steps' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Accounts and verification')
  },
}
