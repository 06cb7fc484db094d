import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { type Dataset, datasets, sampleDatasets } from '@/entities/dataset/model'
import { storedProfileOf, storedProfiles, PROFILE } from '@/entities/dataset-profile/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { snapshotAt } from '@/shared/lib/story'
import { documentHistoryMachine } from '@/features/document-history'
import { workspaceFileMachine } from '../model/use-workspace-file'
import { DatasetHistory } from './DatasetHistory'
import { DatasetProfilePage } from './DatasetProfilePage'
import { StoredStatistics } from './StoredStatistics'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const meta = {
  component: DatasetProfilePage,
  title: 'Pages/AI-ML Platform/Statistics of a dataset',
  parameters: { layout: 'padded', path: '/ai-ml-platform/datasets/dataset-2' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/ai-ml-platform/datasets/:id" element={<Story />} />
          </Routes>
        </main>
      </SessionProvider>
    ),
  ],
  beforeEach: async () => {
    const samples = sampleDatasets(NOW)
    const own = samples.slice(0, 1).map((sample): Dataset => ({ ...sample, id: 'dataset-own' }))
    await collectionOf(datasets, SAMPLE_PROFILE.id, () => NOW).replace([...samples, ...own])
    await collectionOf(storedProfiles, SAMPLE_PROFILE.id, () => NOW).replace([
      storedProfileOf('dataset-2', 'sales.csv', PROFILE, NOW),
    ])
  },
} satisfies Meta<typeof DatasetProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sales Transactions' })).toBeVisible()
    await expect(await canvas.findByText('“n/a” counted as missing: 12')).toBeVisible()
    await expect(canvas.getByText('about 1,210 (0.1%)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Compare' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'This is a sample' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Upload to the workspace' })).toBeNull()
  },
}
export const StoredOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NotStored: Story = {
  parameters: {
    path: '/ai-ml-platform/datasets/dataset-own',
    snapshots: {
      'workspace-file': snapshotAt(workspaceFileMachine, 'answered', {
        question: { workspace: SAMPLE_PROFILE.id, dataset: 'dataset-own' },
        answer: { file: null, stopped: null, may_upload: true, room: 1_000_000_000 },
        failure: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'No statistics are kept for this dataset' })
    await expect(heading).toBeVisible()
    const broken = new File(['[{"never": "closed", '], 'broken.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Choose its file', { selector: 'input' }), broken)
    await expect(await canvas.findByText('broken.json was not read')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const NotHere: Story = {
  parameters: { path: '/ai-ml-platform/datasets/nothing' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'This dataset is not in this browser' })
    await expect(heading).toBeVisible()
  },
}
/** Only the first columns of a wide file are stored. */
export const SomeColumnsOfAWideFile: Story = {
  render: () => (
    <StoredStatistics kept={{ ...storedProfileOf('wide', 'wide.csv', PROFILE, NOW), columnCount: 900 }} />
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/of its 900 columns are kept/)).toBeVisible(),
}

export const History: Story = {
  parameters: {
    snapshots: [
      snapshotAt(documentHistoryMachine, 'answered', {
        question: { workspace: SAMPLE_PROFILE.id, kind: 'dataset', id: 'dataset-2' },
        answer: [],
        failure: null,
      }),
    ],
  },
  render: () => <DatasetHistory userId={SAMPLE_PROFILE.id} dataset={sampleDatasets(NOW)[0] as Dataset} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('History'))
    await expect(await canvas.findByText('No versions yet')).toBeVisible()
  },
}
