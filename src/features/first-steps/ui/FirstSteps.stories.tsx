import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FirstSteps } from './FirstSteps'

const meta = { component: FirstSteps, title: 'Patterns/First Steps' } satisfies Meta<typeof FirstSteps>
export default meta

export const NewAccount: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a project' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Profile a dataset' })).toHaveAttribute(
      'href',
      '/ai-ml-platform/upload-dataset',
    )
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull()
  },
}
export const WantedAPage: StoryObj<typeof meta> = {
  args: { returnUrl: '/projects' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/projects'),
}
