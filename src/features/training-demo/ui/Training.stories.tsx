import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import TrainingChart from './TrainingChart'
import { TrainingDashboard } from './TrainingDashboard'

const meta = { title: 'Components/Training chart', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Dashboard: Story = {
  render: () => <TrainingDashboard />,
  play: async ({ canvas }) => expect(canvas.getByText('Sample data')).toBeVisible(),
}

export const Variants = sideBySide(meta, {
  Dashboard,
  ShowsItsFiguresAsATable: {
    ...Dashboard,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByText('Show as a table'))
      await expect(await canvas.findByRole('table')).toBeVisible()
    },
  },
  Chart: { render: () => <TrainingChart /> },
})
