import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PressPage } from './PressPage'

const meta = { component: PressPage, title: 'Pages/Press/Page' } satisfies Meta<typeof PressPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Download the logo/ })).toHaveAttribute('download')
  },
}
