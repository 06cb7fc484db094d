import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EXAMPLE_ALERTS, EXAMPLE_ENDPOINT, EXAMPLE_NUMBERS } from '@/entities/endpoint/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { actorAt, sideBySide, snapshotAt } from '@/shared/lib/story'
import { entryChangeMachine } from '@machines/entry-change'
import { type CountedEndpoint, endpointsMachine } from '../../model/use-endpoints'
import { registeredModelsMachine } from '@/features/serve-model'
import { SAMPLE_MODELS } from '@/entities/registered-model/model'
import { EndpointAlertList, EndpointAlerts } from '../monitoring/EndpointAlerts'
import { acknowledgeMachine, endpointAlertsMachine } from '../monitoring/model/use-endpoint-alerts'
import { EndpointMonitoring, EndpointNumbers } from '../monitoring/EndpointMonitoring'
import { DeployChoices } from './DeployChoices'
import { EndpointsSection, EndpointsView } from './EndpointsSection'

const [newest, oldest] = EXAMPLE_ENDPOINT.versions
const shared = {
  ...EXAMPLE_ENDPOINT,
  id: 'e2',
  name: 'churn',
  paused: true,
  versions: [newest, oldest].flatMap((version, at) =>
    version ? [{ ...version, share: at === 0 ? 80 : 20 }] : [],
  ),
}
const none = { ...EXAMPLE_NUMBERS, requests: 0, bad_input: 0, timed_out: 0, p50: null, p95: null, p99: null }
const endpoints: CountedEndpoint[] = [
  {
    id: EXAMPLE_ENDPOINT.id,
    endpoint: EXAMPLE_ENDPOINT,
    numbers: EXAMPLE_NUMBERS,
    drift: { endpoint: EXAMPLE_ENDPOINT.id, name: 'species', psi: 0.39 },
  },
  { id: shared.id, endpoint: shared, numbers: none, drift: null },
]
const context = { question: 1440, answer: null, failure: null }
const failure = { message: 'You are offline.', kind: 'network' as const }
const listAt = (state: string, change: object = {}) =>
  actorAt(endpointsMachine, state, { ...context, ...change })
const registered = { question: SAMPLE_PROFILE.id, answer: SAMPLE_MODELS, failure: null }

const meta = {
  title: 'Pages/AI-ML Platform/Endpoints',
  component: EndpointsSection,
  args: { userId: SAMPLE_PROFILE.id },
  parameters: {
    layout: 'padded',
    path: '/ai-ml-platform?tab=deployment',
  },
} satisfies Meta<typeof EndpointsSection>
export default meta
type Story = StoryObj<typeof meta>

const known = { endpoints: snapshotAt(endpointsMachine, 'answered', { ...context, answer: endpoints }) }
const both = {
  ...known,
  'registered-models': snapshotAt(registeredModelsMachine, 'answered', registered),
}
export const Two: Story = {
  parameters: { snapshots: both },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'penguin-sex' })).toBeVisible()
    await expect(canvas.getByText('2 (80%), 1 (20%)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy a registered model' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'churn, version 3' }))
    await expect(await screen.findByLabelText('Name of the endpoint')).toHaveValue('churn')
  },
}
export const OnAPhone: Story = {
  parameters: { snapshots: both },
  globals: { viewport: { value: 'phone' } },
}

const view = (state: string, change: object = {}) => ({
  render: () => (
    <EndpointsView
      list={listAt(state, change)}
      change={actorAt(entryChangeMachine, 'idle', { order: null, failure: null })}
      registered={actorAt(registeredModelsMachine, 'answered', { ...registered, answer: [] })}
      onFile={fn()}
      onRegistered={fn()}
    />
  ),
})
export const Loading = view('asking')
export const None = view('answered', { answer: [] })
export const CouldNotLoad = view('failed', { failure })
export const OutOfDate = view('failed', { answer: endpoints, failure })

const alertsAt = (state: string, change: object = {}, acknowledging = 'idle') => ({
  render: () => (
    <EndpointAlertList
      actor={actorAt(endpointAlertsMachine, state, {
        question: 'team',
        answer: null,
        failure: null,
        ...change,
      })}
      acknowledge={actorAt(acknowledgeMachine, acknowledging, {
        question: '1',
        answer: null,
        failure: acknowledging === 'failed' ? failure : null,
      })}
    />
  ),
})
export const Monitored = sideBySide(meta, {
  Alerts: alertsAt('answered', { answer: EXAMPLE_ALERTS }),
  AlertsOfAWorkspace: {
    render: () => <EndpointAlerts workspace="team" />,
    parameters: {
      snapshots: {
        'endpoint-alerts': snapshotAt(endpointAlertsMachine, 'answered', {
          question: 'team',
          answer: EXAMPLE_ALERTS,
          failure: null,
        }),
      },
    },
  },
  AlertsBusy: alertsAt('answered', { answer: EXAMPLE_ALERTS }, 'asking'),
  AlertNotAcknowledged: alertsAt('answered', { answer: EXAMPLE_ALERTS }, 'failed'),
  NoAlerts: alertsAt('answered', { answer: [] }),
  AlertsFailed: alertsAt('failed', { failure }),
  Two: {
    render: () => <EndpointMonitoring userId={SAMPLE_PROFILE.id} range="24h" />,
    parameters: { snapshots: known },
  },
  None: { render: () => <EndpointNumbers actor={listAt('answered', { answer: [] })} range="24h" /> },
  Failed: { render: () => <EndpointNumbers actor={listAt('failed', { failure })} range="24h" /> },
  Choices: {
    render: () => (
      <DeployChoices
        registered={actorAt(registeredModelsMachine, 'answered', registered)}
        onFile={fn()}
        onRegistered={fn()}
      />
    ),
  },
})
