import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TutorialsPage } from './TutorialsPage'

const meta = { component: TutorialsPage, title: 'Pages/Tutorials/Page' } satisfies Meta<typeof TutorialsPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
  },
}
