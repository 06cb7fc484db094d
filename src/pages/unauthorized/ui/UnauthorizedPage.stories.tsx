import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UnauthorizedPage } from './UnauthorizedPage'

const meta = { component: UnauthorizedPage, title: 'Pages/Unauthorized/Page' } satisfies Meta<
  typeof UnauthorizedPage
>
export default meta

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Access Denied')
    await expect(canvas.getByText('Error 403 - Forbidden')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeEnabled()
  },
}
export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
