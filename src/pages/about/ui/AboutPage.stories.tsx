import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AboutPage } from './AboutPage'

const meta = { component: AboutPage, title: 'Pages/About/Page' } satisfies Meta<typeof AboutPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    for (const name of ['Mission', 'Core features', 'Team'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
}
