import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { sampleDatasets } from '@/entities/dataset/model'
import { PROFILE } from '@/entities/dataset-profile/model'
import type { SharedDocument } from '@/entities/shared-link/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { shownOf } from '../model/shared'
import { sharedDocumentMachine } from '../model/use-shared'
import { SharedDataset } from './SharedDataset'
import { SharedPage, SharedView } from './SharedPage'
import { SharedProject } from './SharedProject'

const meta = {
  title: 'Pages/Shared link/Page',
  component: SharedPage,
} satisfies Meta<typeof SharedPage>
export default meta

const asked = { question: '', answer: null, failure: null }
const expires_at = '2026-11-29T12:00:00Z'
const PROJECT: SharedDocument = {
  kind: 'project',
  data: {
    name: 'Night Sky API',
    description: 'Positions of planets for any place and time.',
    type: 'api',
    template: null,
    config: null,
    createdAt: '2026-11-20T12:00:00Z',
    status: 'active',
    aiTools: [],
  },
  expires_at,
}
const [sample] = sampleDatasets(Date.parse('2026-11-22T12:00:00Z'))
const { name, description, type, size, samples, format, version, createdAt, updatedAt, tags } = sample ?? {}
const data = { name, description, type, size, samples, format, version, createdAt, updatedAt, tags }
const DATASET: SharedDocument = {
  kind: 'dataset',
  data,
  profile: { ...PROFILE, rows: [], problems: [] },
  column_count: PROFILE.columns.length,
  expires_at,
}
const project = shownOf(PROJECT)
if (project?.kind !== 'project' || !sample) throw new Error('the samples can be read')
const lead = 'Shared read-only until November 29'
const at = storyAt(sharedDocumentMachine, asked, (actor) => (
  <main tabIndex={-1}>
    <SharedView actor={actor} />
  </main>
))

export const Project = at('answered', { answer: { shared: PROJECT } })
export const Dataset = at(
  'answered',
  { answer: { shared: DATASET } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
      await expect(await canvas.findByRole('table', { name: 'Columns' })).toBeVisible()
    },
  },
)
export const DatasetOnAPhone = at(
  'answered',
  { answer: { shared: DATASET } },
  { globals: { viewport: { value: 'phone' } } },
)
export const WithoutStatistics = at('answered', { answer: { shared: { ...DATASET, profile: null } } })
export const OpensNothing = at(
  'answered',
  { answer: { shared: null } },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible(),
  },
)
export const States = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure: { kind: 'network', message: 'Network connection error.' } }),
})
/** Facts that are empty, such as the stack of a project without one, have no row. */
export const Parts = sideBySide(meta, {
  OfAProject: {
    render: () => <SharedProject project={project.project} lead={lead} />,
    play: async ({ canvas }) => {
      const facts = within(canvas.getByRole('region', { name: 'Configuration' }))
      await expect(facts.getByText('Type')).toBeVisible()
      await expect(facts.queryByText('Stack')).toBeNull()
      await expect(await canvas.findByRole('region', { name: 'Generated code' })).toBeVisible()
    },
  },
  OfADataset: {
    render: () => <SharedDataset dataset={{ ...sample, tags: [] }} profile={null} lead={lead} />,
    play: async ({ canvas }) => {
      await expect(canvas.queryByText('Tags')).toBeNull()
      await expect(canvas.getByText('No statistics are stored for this dataset.')).toBeVisible()
    },
  },
})
export const Whole: StoryObj = {
  parameters: {
    path: '/shared/token',
    snapshots: {
      'shared-document': snapshotAt(sharedDocumentMachine, 'answered', {
        ...asked,
        answer: { shared: PROJECT },
      }),
    },
  },
  render: () => (
    <main tabIndex={-1}>
      <Routes>
        <Route path="/shared/:token" element={<SharedPage />} />
      </Routes>
    </main>
  ),
}
