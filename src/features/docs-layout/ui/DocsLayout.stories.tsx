import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Contents } from '@/shared/ui/prose'
import { DocsLayout } from './DocsLayout'

const meta = {
  component: DocsLayout,
  title: 'features/docs-layout',
  args: { children: <p id="a-part">The text of the page.</p> },
} satisfies Meta<typeof DocsLayout>
export default meta
type Story = StoryObj<typeof meta>

export const AllArticles: Story = {
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[aria-current=page]')).toHaveLength(0),
}
export const OneArticle: Story = {
  args: { current: 'hosting', contents: <Contents parts={[{ id: 'a-part', text: 'A part' }]} /> },
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('[aria-current=page]'))
      await expect(line).toHaveTextContent('Hosting Orrery')
  },
}
