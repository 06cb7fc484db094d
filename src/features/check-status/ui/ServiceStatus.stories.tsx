import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { type ServiceStatusContext, serviceStatusMachine } from '@machines/service-status'
import { ServiceStatus } from './ServiceStatus'

const meta = { component: ServiceStatus, title: 'features/check-status' } satisfies Meta<typeof ServiceStatus>
export default meta

const context: ServiceStatusContext = { health: null, latency: null }
const at = storyAt(serviceStatusMachine, context, (actor) => <ServiceStatus actor={actor} />)
const health = { healthy: true, database: 'ok', version: '0.1.0', uptimeSeconds: 93_784 }

export const Checking = at(
  'checking',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true'),
  },
)
export const Operational = at(
  'operational',
  { health, latency: 14 },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('Everything works')).toBeVisible()
      await expect(canvas.getByText('1 d 2 h')).toBeVisible()
    },
  },
)
export const Degraded = at('degraded', {
  health: { ...health, healthy: false, database: 'not answering', uptimeSeconds: 48 },
  latency: 2004,
})
export const Unreachable = at(
  'unreachable',
  {},
  { play: async ({ canvas }) => expect(canvas.getByText('The server does not answer')).toBeVisible() },
)
