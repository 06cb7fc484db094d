import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Catalogue } from './Catalogue'
import { FeaturesPage } from './FeaturesPage'
import { FileTree } from './FileTree'

const meta = { component: FeaturesPage, title: 'Pages/Features/Page' } satisfies Meta<typeof FeaturesPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: 'Eight things it does well' }))
    await expect(cards.getAllByRole('listitem')).toHaveLength(8)
  },
}
export const Tree: StoryObj = { render: () => <FileTree /> }
export const Technologies: StoryObj = {
  render: () => <Catalogue />,
  play: async ({ canvas }) => expect(canvas.getByText('PostgreSQL')).toBeVisible(),
}
