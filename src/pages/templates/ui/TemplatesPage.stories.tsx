import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TemplatesPage } from './TemplatesPage'

const meta = { component: TemplatesPage, title: 'Pages/Templates/Page' } satisfies Meta<typeof TemplatesPage>
export default meta

export const FromAnAddress: StoryObj = {
  parameters: { path: '/templates?q=api&category=api&level=nonsense' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Search')).toHaveValue('api')
    await expect(canvas.getByLabelText('Category')).toHaveValue('api')
    await expect(canvas.getByLabelText('Level')).toHaveValue('all')
    await expect(canvas.getByText('“api”, API')).toBeVisible()
  },
}
export const AskingForATemplate: StoryObj = {
  parameters: { path: '/templates?q=api&category=api&level=nonsense' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Search')).toHaveValue('api')
    await expect(canvas.getByLabelText('Category')).toHaveValue('api')
    await expect(canvas.getByLabelText('Level')).toHaveValue('all')
    await expect(canvas.getByText('“api”, API')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Request Template' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Request Template' })).toBeVisible())
  },
}
