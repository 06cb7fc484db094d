import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { SAMPLE_MODEL_PAGE } from '@/entities/registered-model/model'
import { SAMPLE_RUN } from '@/entities/run/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import type { VersionDetails } from '../model/details'
import { modelPageMachine, versionDetailsMachine } from '../model/use-model'
import { ModelView } from './ModelView'
import { ModelAnswer, RegisteredModelPage } from './RegisteredModelPage'
import { VersionDetailsPanel } from './VersionDetailsPanel'
import { VersionTable } from './VersionTable'

const { versions } = SAMPLE_MODEL_PAGE
const field = (name: string, type = 'double') => ({ name, type, required: true })
const details: VersionDetails[] = versions.slice(0, 2).map((version, place) => ({
  version,
  run: { ...SAMPLE_RUN, metrics: { ...SAMPLE_RUN.metrics, loss: 0.18 + place / 10 } },
  signature: { inputs: [field('tenure'), field('plan', 'string')], outputs: [field('', 'float64 [any]')] },
}))
const known = (answer: VersionDetails[]) => ({
  'version-details': snapshotAt(versionDetailsMachine, 'answered', {
    question: answer.map(({ version }) => version),
    answer,
    failure: null,
  }),
})

const meta = {
  title: 'Pages/AI-ML Platform/Registered model',
  component: ModelView,
  args: { model: SAMPLE_MODEL_PAGE },
  parameters: { layout: 'padded', path: '/ai-ml-platform/models/churn' },
} satisfies Meta<typeof ModelView>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  parameters: { snapshots: known(details.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Version 3' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: /^Inputs Signature tenure: double\splan: string/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Version 2' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Version 3' }))
    await expect(canvas.getByRole('link', { name: 'Compare the two versions' })).toHaveAttribute(
      'href',
      '/ai-ml-platform/models/churn?versions=3,2',
    )
  },
}
export const TwoVersions: Story = {
  parameters: { path: '/ai-ml-platform/models/churn?versions=3,2', snapshots: known(details) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Versions 3 and 2' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^loss Metric 0\.18 0\.28$/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^lr Parameter, equal 0\.01 0\.01$/ })).toBeVisible()
  },
}
export const OnAPhone: Story = {
  ...TwoVersions,
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
export const WithoutVersions: Story = { args: { model: { ...SAMPLE_MODEL_PAGE, total: 0, versions: [] } } }
export const MoreThanShown: Story = {
  args: { model: { ...SAMPLE_MODEL_PAGE, total: 1200 } },
  parameters: { snapshots: known(details.slice(0, 1)) },
  play: async ({ canvas }) => expect(canvas.getByText('The newest 3 of 1,200 versions.')).toBeVisible(),
}
const context = { question: { workspace: 'w', name: 'churn' }, answer: null, failure: null }
const at = storyAt(modelPageMachine, context, (actor) => <ModelAnswer actor={actor} />)
const failure = { message: 'Network connection error.', kind: 'network' as const }
export const WithoutAModel = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure }),
  NotFound: at('answered'),
})
const [newest] = versions
const shown = newest ? [newest] : []
const panel = storyAt(versionDetailsMachine, { question: shown, answer: null, failure: null }, (actor) => (
  <VersionDetailsPanel model="churn" shown={shown} actor={actor} />
))
export const Details = sideBySide(meta, {
  Loading: panel('asking'),
  Failed: panel('failed', { failure }),
  Ready: panel('answered', { answer: details.slice(0, 1) }),
})
export const Versions: Story = {
  render: () => <VersionTable model="churn" versions={versions} selection={{}} onSelectionChange={fn()} />,
}
export const AtItsAddress: Story = {
  parameters: {
    snapshots: {
      ...known(details.slice(0, 1)),
      'model-page': snapshotAt(modelPageMachine, 'answered', { ...context, answer: SAMPLE_MODEL_PAGE }),
    },
  },
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route path="/ai-ml-platform/models/:name" element={<RegisteredModelPage />} />
      </Routes>
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'churn' })).toBeVisible(),
}
