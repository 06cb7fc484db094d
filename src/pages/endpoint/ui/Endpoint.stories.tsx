import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import {
  type DriftColumn,
  EXAMPLE_DRIFT,
  EXAMPLE_ENDPOINT,
  EXAMPLE_KEPT,
  EXAMPLE_NUMBERS,
  EXAMPLE_RULES,
  type EndpointNumbers,
  mainVersion,
} from '@/entities/endpoint/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { Failure } from '@/shared/lib/failure'
import { fromPromise, usePageActor } from '@/shared/lib/machine'
import { actorAt, sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { entryChangeMachine } from '@machines/entry-change'
import {
  endpointDriftMachine,
  endpointNumbersMachine,
  endpointPageMachine,
  predictionMachine,
} from '../model/use-endpoint'
import { alertRulesMachine } from '../model/use-alert-rules'
import { keptRequestsMachine } from '../model/use-kept-requests'
import { Drift, DriftAnswer } from './Drift'
import { DriftPicture } from './DriftPicture'
import { EndpointAnswer, EndpointPage } from './EndpointPage'
import { EndpointView } from './EndpointView'
import { Examples } from './Examples'
import { Numbers, NumbersAnswer } from './Numbers'
import { Prediction } from './Prediction'
import { Answered, RangedAnswer } from './RangedAnswer'
import { Titled } from './Titled'
import { Versions } from './Versions'

const offline = { message: 'You are offline.', kind: 'network' as const }
const numbersAt = (state: string, change: object) => ({
  'endpoint-numbers': snapshotAt(endpointNumbersMachine, state, {
    question: 60,
    answer: null,
    failure: null,
    ...change,
  }),
})
const ruled = {
  'alert-rules': snapshotAt(alertRulesMachine, 'answered', {
    question: EXAMPLE_ENDPOINT.id,
    answer: EXAMPLE_RULES,
    failure: null,
  }),
}
const drifted = {
  'endpoint-drift': snapshotAt(endpointDriftMachine, 'answered', {
    question: 24,
    answer: EXAMPLE_DRIFT,
    failure: null,
  }),
}
const counted = {
  ...numbersAt('answered', { answer: EXAMPLE_NUMBERS }),
  ...drifted,
  ...ruled,
  'kept-requests': snapshotAt(keptRequestsMachine, 'answered', {
    question: EXAMPLE_ENDPOINT.id,
    answer: EXAMPLE_KEPT,
    failure: null,
  }),
}
const outputs = [
  { name: 'label', datatype: 'BYTES', shape: [1], data: ['female'] },
  { name: 'probabilities', datatype: 'FP32', shape: [1, 2], data: [0.912345678, 0.087654322] },
]
const predicted = (state: string, change: object) => ({
  prediction: snapshotAt(predictionMachine, state, {
    question: { endpoint: EXAMPLE_ENDPOINT, row: {} },
    answer: null,
    failure: null,
    ...change,
  }),
})
const typed = { species: 'Adelie', bill_length_mm: '39.1', body_mass_g: '3750' }

const meta = {
  title: 'Pages/AI-ML Platform/Endpoint',
  component: EndpointView,
  args: { endpoint: EXAMPLE_ENDPOINT, onChanged: fn() },
  parameters: {
    layout: 'padded',
    path: `/ai-ml-platform/endpoints/${EXAMPLE_ENDPOINT.id}`,
  },
} satisfies Meta<typeof EndpointView>
export default meta
type Story = StoryObj<typeof meta>

const answered = { snapshots: { ...counted, ...predicted('answered', { answer: outputs }) } }
export const Answers: Story = { parameters: answered }
export const OnAPhone: Story = { ...Answers, globals: { viewport: { value: 'phone' } } }
export const Paused: Story = { ...Answers, args: { endpoint: { ...EXAMPLE_ENDPOINT, paused: true } } }

export const AWrongValue: Story = {
  parameters: { snapshots: counted },
  play: async ({ canvas }) => {
    const mass = await canvas.findByLabelText('body_mass_g')
    await userEvent.clear(mass)
    await userEvent.type(mass, 'heavy')
    await userEvent.click(canvas.getByRole('button', { name: 'Predict' }))
    await expect(mass).toHaveAccessibleDescription(/“heavy” is no number/)
    await expect(mass).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Python' }))
    await expect(canvas.getByRole('group', { name: 'Code' })).toHaveTextContent('urlopen')
  },
}

export const AWrongThreshold: Story = {
  parameters: { snapshots: counted },
  play: async ({ canvas }) => {
    const share = await canvas.findByLabelText('Failed requests, %')
    await userEvent.clear(share)
    await userEvent.type(share, '120')
    await userEvent.click(canvas.getByRole('button', { name: 'Save alerts' }))
    await expect(share).toHaveAccessibleDescription(/Enter a percentage above 0, up to 100/)
    await expect(share).toHaveFocus()
  },
}

const pageAt = storyAt(
  endpointPageMachine,
  { question: EXAMPLE_ENDPOINT.id, answer: null, failure: null },
  (actor) => <EndpointAnswer actor={actor} />,
)
export const Screens = sideBySide(meta, {
  Loading: pageAt('asking'),
  NotFound: pageAt('answered'),
  Failed: pageAt('failed', { failure: offline }),
})
/** The page asks for the endpoint that its address names. */
export const Page: Story = {
  parameters: {
    snapshots: {
      ...counted,
      'endpoint-page': snapshotAt(endpointPageMachine, 'answered', {
        question: EXAMPLE_ENDPOINT.id,
        answer: EXAMPLE_ENDPOINT,
        failure: null,
      }),
    },
  },
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route path="/ai-ml-platform/endpoints/:id" element={<EndpointPage />} />
      </Routes>
    </SessionProvider>
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Predict' })).toBeVisible(),
}

const numbersOf = (state: string, change: object = {}) => ({
  render: () => (
    <NumbersAnswer
      actor={actorAt(endpointNumbersMachine, state, {
        question: 60,
        answer: null,
        failure: null,
        ...change,
      })}
    />
  ),
})
const driftAt = (state: string, change: object = {}) => ({
  render: () => (
    <DriftAnswer
      actor={actorAt(endpointDriftMachine, state, { question: 24, answer: null, failure: null, ...change })}
    />
  ),
})
const none = { ...EXAMPLE_NUMBERS, requests: 0, series: [], versions: [] }
const change = actorAt(entryChangeMachine, 'idle', { order: null, failure: null })
const only = { ...EXAMPLE_ENDPOINT, versions: [mainVersion(EXAMPLE_ENDPOINT)] }
const minutes = endpointNumbersMachine.provide({
  actors: {
    answer: fromPromise<EndpointNumbers, { question: number }>(async ({ input: { question } }) => {
      if (question === 0) throw new Failure('You are offline.')
      return { ...EXAMPLE_NUMBERS, requests: question }
    }),
  },
})
const RANGES = [60, 1440, 0].map((range) => ({ value: `${range}`, label: `${range} minutes` }))
function Ranged() {
  const actor = usePageActor(minutes, { input: { question: 60 } })
  return (
    <RangedAnswer title="Requests" label="Range" ranges={RANGES} actor={actor}>
      <Answered actor={actor} what="numbers">
        {({ requests }) => `${requests} requests`}
      </Answered>
    </RangedAnswer>
  )
}
export const Parts = sideBySide(meta, {
  /** The last answer stays when that of another range cannot be had. */
  Ranges: {
    render: () => <Ranged />,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('60 requests')).toBeVisible()
      await userEvent.click(canvas.getByText('1440 minutes'))
      await expect(await canvas.findByText('1440 requests')).toBeVisible()
      await userEvent.click(canvas.getByText('0 minutes'))
      await expect(await canvas.findByText('The numbers may be out of date')).toBeVisible()
      await expect(canvas.getByText('1440 requests')).toBeVisible()
    },
  },
  NumbersLoading: numbersOf('asking'),
  NumbersFailed: numbersOf('failed', { failure: offline }),
  NumbersOutOfDate: numbersOf('failed', {
    answer: EXAMPLE_NUMBERS,
    failure: offline,
  }),
  NoRequests: numbersOf('answered', { answer: none }),
  Numbers: {
    render: () => <Numbers id="e1" />,
    parameters: { snapshots: numbersAt('answered', { answer: EXAMPLE_NUMBERS }) },
  },
  Drift: { render: () => <Drift id="e1" />, parameters: { snapshots: drifted } },
  DriftOfAColumn: {
    render: () => <DriftPicture column={(EXAMPLE_DRIFT.columns ?? [])[0] as DriftColumn} />,
  },
  DriftLoading: driftAt('asking'),
  DriftFailed: driftAt('failed', { failure: offline }),
  DriftOutOfDate: driftAt('failed', {
    answer: EXAMPLE_DRIFT,
    failure: offline,
  }),
  NoProfile: driftAt('answered', { answer: { ...EXAMPLE_DRIFT, rows: 0, columns: null } }),
  TooFewRequests: driftAt('answered', { answer: { ...EXAMPLE_DRIFT, rows: 12 } }),
  Examples: { render: () => <Examples name="penguin-sex" row={{ species: 'Adelie' }} /> },
  OneVersion: { render: () => <Versions endpoint={only} actor={change} /> },
  Refused: {
    render: () => <Prediction endpoint={EXAMPLE_ENDPOINT} typed={typed} onTyped={fn()} />,
    parameters: {
      snapshots: predicted('failed', {
        failure: { message: 'The model penguin-sex is paused', kind: 'other' },
      }),
    },
  },
  Titled: { render: () => <Titled title="Title">Content</Titled> },
})
