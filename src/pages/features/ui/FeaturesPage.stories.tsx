import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Catalogue } from './Catalogue'
import { FeaturesPage } from './FeaturesPage'
import Demo from './demos/Demo'
import { DEMOS } from './demos/demos'
import { Showcase } from './Showcase'

const meta = { component: FeaturesPage, title: 'Pages/Features/Page' } satisfies Meta<typeof FeaturesPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Features' }))
    await expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(8)
  },
}
export const Cards: StoryObj = {
  render: () => <Showcase />,
  play: async ({ canvas }) => {
    const projects = canvas.getByRole('heading', { name: 'Projects in one place' })
    projects.scrollIntoView()
    await expect(await canvas.findByRole('article', { name: 'Storefront' })).toBeVisible()
  },
}
export const Demos: StoryObj = {
  render: () => (
    <>
      {Object.keys(DEMOS).map((title) => (
        <Demo key={title} of={title} />
      ))}
    </>
  ),
}
export const Technologies: StoryObj = {
  render: () => <Catalogue />,
  play: async ({ canvas }) => expect(canvas.getByText('PostgreSQL')).toBeVisible(),
}
