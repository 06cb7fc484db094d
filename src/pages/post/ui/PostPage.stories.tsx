import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostPage } from './PostPage'

const meta = { component: PostPage, title: 'Pages/Post' } satisfies Meta<typeof PostPage>
export default meta

export const Post: StoryObj = {
  // Stories run on one route that takes the whole path, so this is the part that the app's route leaves over.
  parameters: { path: '/why-state-machines' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Why every screen')
    await expect(canvas.getByRole('navigation', { name: 'Posts' })).toBeVisible()
  },
}
export const Unknown: StoryObj = {
  parameters: { path: '/no-such-post' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Post not found' })).toBeVisible(),
}
