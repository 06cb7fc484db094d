import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DocPage } from './DocPage'

const meta = { component: DocPage, title: 'Pages/Doc/Page' } satisfies Meta<typeof DocPage>
export default meta

export const Article: StoryObj = {
  // Stories run on one route that takes the whole path, so this is the part that the app's route leaves over.
  parameters: { path: '/getting-started' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Getting started')
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toHaveTextContent(
      'Create a project',
    )
    await expect(canvas.getAllByRole('button', { name: 'Copy code' }).length).toBeGreaterThan(0)
  },
}
export const Unknown: StoryObj = {
  parameters: { path: '/no-such-article' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Article not found' })).toBeVisible(),
}
