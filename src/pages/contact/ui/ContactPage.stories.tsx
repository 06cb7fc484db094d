import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactPage } from './ContactPage'

const meta = { component: ContactPage, title: 'Pages/Contact/Page' } satisfies Meta<typeof ContactPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Get in Touch')
    await expect(canvas.getByRole('link', { name: 'hello@orrery.example' })).toHaveAttribute(
      'href',
      'mailto:hello@orrery.example',
    )
    await expect(canvas.getByRole('region', { name: 'Business Hours' })).toHaveTextContent('SundayClosed')
  },
}
