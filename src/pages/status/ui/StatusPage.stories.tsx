import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { serviceStatusMachine } from '../model/use-service-status'
import { snapshotAt } from '@/shared/lib/story'
import { StatusPage } from './StatusPage'

const meta = { component: StatusPage, title: 'Pages/Status/Page' } satisfies Meta<typeof StatusPage>
export default meta

export const Page: StoryObj = {
  parameters: {
    snapshots: [
      snapshotAt(serviceStatusMachine, 'answered', {
        question: undefined,
        failure: null,
        answer: {
          health: { healthy: true, database: 'ok', version: '0.1.0', uptimeSeconds: 3600 },
          latency: 9,
        },
      }),
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByText('Operational')).toBeVisible(),
}
