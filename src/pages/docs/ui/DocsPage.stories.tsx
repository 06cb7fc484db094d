import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DocsPage } from './DocsPage'

const meta = { component: DocsPage, title: 'Pages/Docs/Page' } satisfies Meta<typeof DocsPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    for (const name of ['First steps', 'Projects', 'Accounts and data', 'Operation'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
}
