import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangelogPage } from './ChangelogPage'

const meta = { component: ChangelogPage, title: 'Pages/Changelog/Page' } satisfies Meta<typeof ChangelogPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^0\.1\.0/ })).toBeVisible()
  },
}
