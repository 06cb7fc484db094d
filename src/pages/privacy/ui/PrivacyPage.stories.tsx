import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrivacyPage } from './PrivacyPage'

const meta = { component: PrivacyPage, title: 'Pages/Privacy/Page' } satisfies Meta<typeof PrivacyPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy')
  },
}
