import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlogPage } from './BlogPage'

const meta = { component: BlogPage, title: 'Pages/Blog/Page' } satisfies Meta<typeof BlogPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}
