import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '@/shared/lib/story'
import { MONITORED_STATUSES } from '../model/monitored-model'
import { MonitoredStatus } from './MonitoredStatus'

const meta = {
  component: MonitoredStatus,
  title: 'Pages/AI-ML Platform/MonitoredStatus',
} satisfies Meta<typeof MonitoredStatus>
export default meta

export const Statuses: StoryObj = {
  render: () => (
    <StateGrid
      label="Statuses"
      rows={{ status: true }}
      states={Object.fromEntries(MONITORED_STATUSES.map((status) => [status, status]))}
    >
      {(_, status) => <MonitoredStatus status={status} />}
    </StateGrid>
  ),
}
