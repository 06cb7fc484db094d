import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import TrainingChart from './TrainingChart'
import { TrainingDashboard } from './TrainingDashboard'

const meta = { title: 'Components/Training chart', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {
  render: () => <TrainingDashboard />,
  play: async ({ canvas }) => expect(canvas.getByText('Sample data')).toBeVisible(),
}
export const ShowsItsFiguresAsATable: Story = {
  ...Dashboard,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show as a table'))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Chart: Story = { render: () => <TrainingChart /> }
