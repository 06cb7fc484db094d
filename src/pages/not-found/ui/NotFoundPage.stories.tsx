import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundPage } from './NotFoundPage'

const meta = { component: NotFoundPage, title: 'Pages/Not Found/Page' } satisfies Meta<typeof NotFoundPage>
export default meta

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Page Not Found'),
}
