import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { serviceStatusMachine } from '../model/use-service-status'
import { ServiceStatus } from './ServiceStatus'

const meta = { component: ServiceStatus, title: 'Pages/Status/Service status' } satisfies Meta<
  typeof ServiceStatus
>
export default meta

const context = { question: undefined, answer: null, failure: null }
const at = storyAt(serviceStatusMachine, context, (actor) => <ServiceStatus actor={actor} />)
const health = { healthy: true, database: 'ok', version: '0.1.0', uptimeSeconds: 93_784 }

export const Checking = at(
  'asking',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true'),
  },
)

export const States = sideBySide(meta, {
  Operational: at(
    'answered',
    { answer: { health, latency: 14 } },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('All systems operational')).toBeVisible()
        await expect(canvas.getByText('1 d 2 h')).toBeVisible()
      },
    },
  ),
  Degraded: at('answered', {
    answer: {
      health: { ...health, healthy: false, database: 'not answering', uptimeSeconds: 48 },
      latency: 2004,
    },
  }),
  Unreachable: at(
    'failed',
    {},
    { play: async ({ canvas }) => expect(canvas.getByText('The server is not responding')).toBeVisible() },
  ),
})
