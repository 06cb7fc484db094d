import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HelpPage } from './HelpPage'

const meta = { component: HelpPage, title: 'Pages/Help/Page' } satisfies Meta<typeof HelpPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'I didn’t get the confirmation email' })).toBeVisible()
  },
}
