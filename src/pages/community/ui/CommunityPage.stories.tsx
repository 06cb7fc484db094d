import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CommunityPage } from './CommunityPage'

const meta = { component: CommunityPage, title: 'Pages/Community/Page' } satisfies Meta<typeof CommunityPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Source' })).toHaveAttribute('id', 'source')
  },
}
