import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TermsPage } from './TermsPage'

const meta = { component: TermsPage, title: 'Pages/Terms/Page' } satisfies Meta<typeof TermsPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of service')
  },
}
