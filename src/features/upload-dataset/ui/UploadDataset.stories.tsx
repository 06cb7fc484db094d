import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type ChosenFile, type Dataset, EMPTY_DATASET_FORM, sampleDatasets } from '@/entities/dataset/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { snapshotAt, startContext, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { datasetUploadMachine } from '@machines/dataset-upload'
import { fileProfileMachine } from '@machines/file-profile'
import type { DatasetUploadActor } from '../model/use-dataset-upload'
import { DetailsFields } from './DetailsFields'
import { FileList } from './FileList'
import { FilesField } from './FilesField'
import { FileStatistics } from './FileStatistics'
import { PROFILE } from '@/entities/dataset-profile/model'
import { UploadDatasetButton } from './UploadDatasetButton'
import { UploadDatasetDialog } from './UploadDatasetDialog'
import { UploadDatasetPanel } from './UploadDatasetPanel'
import { UploadedStep } from './UploadedStep'
import { UploadingStep } from './UploadingStep'
import { UploadNotices } from './UploadNotices'
import { UploadWizard } from './UploadWizard'

const meta = {
  title: 'Pages/AI-ML Platform/Upload a dataset',
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <Story />
      </SessionProvider>
    ),
  ],
} satisfies Meta
export default meta

const files: ChosenFile[] = [
  { id: 'f1', path: 'sales/2026.csv', size: 184_200_000 },
  { id: 'f2', path: 'sales/countries.json', size: 4200 },
]
const values = { ...EMPTY_DATASET_FORM, name: 'Sales', description: 'Orders of the year.', files }
const [dataset] = sampleDatasets(0) as [Dataset]
const children = {
  profiling: snapshotAt(fileProfileMachine, 'parsed', {
    ...startContext(fileProfileMachine, undefined),
    ids: ['f1', 'f2'],
    file: 'f1',
    preview: PROFILE,
    profile: PROFILE,
    shown: true,
  }),
}
const context = {
  ...startContext(datasetUploadMachine, { interrupted: null }),
  values,
  profile: PROFILE,
  shown: true,
}
const add = fn()
const machine = datasetUploadMachine.provide({
  actions: { remember: () => undefined, forget: () => undefined },
})
const at = storyAt(
  machine,
  context,
  (actor) => <UploadWizard actor={actor as unknown as DatasetUploadActor} add={add} onView={fn()} />,
  children,
)
const panelAt = storyAt(
  machine,
  context,
  (actor) => (
    <UploadDatasetPanel
      upload={{ actor: actor as unknown as DatasetUploadActor, add }}
      view="upload"
      onView={fn()}
    />
  ),
  children,
)
const partAt = (part: (actor: DatasetUploadActor) => React.ReactNode) =>
  storyAt(machine, context, (actor) => part(actor as unknown as DatasetUploadActor), children)
export const AskingToStop = at('uploading.running.askingToStop', { done: 8 })
export const FinishedMeanwhile = at('uploading.running.finishedMeanwhile', { done: 20 })
export const OnAPhone = at('files', {}, { globals: { viewport: { value: 'phone' } } })

export const StatisticsInTheDialog = partAt((actor) => <FileStatistics actor={actor} />)(
  'files',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show statistics' }))
      await expect(await canvas.findByRole('row', { name: /total/ })).toHaveTextContent('318')
      await userEvent.click(canvas.getByRole('button', { name: 'Hide statistics' }))
      await expect(canvas.queryByRole('row', { name: /total/ })).toBeNull()
    },
  },
)

export const ManyFiles: StoryObj = {
  render: () => (
    <FileList
      files={Array.from({ length: 1000 }, (_, index) => ({
        id: `${index}`,
        path: `photos/${index}.jpg`,
        size: 90_000,
      }))}
      disabled={false}
      onRemove={fn()}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('1,000 files, 90.0 MB')).toBeVisible(),
}
export const OpensTheWizard: StoryObj = {
  render: () => <UploadDatasetButton userId={SAMPLE_PROFILE.id} onView={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Dataset' }))
    await expect(await screen.findByRole('dialog', { name: 'Upload Dataset' })).toBeInTheDocument()
  },
}
export const AsksBeforeWhatWasTypedIsLost: StoryObj = {
  render: () => <UploadDatasetDialog userId={SAMPLE_PROFILE.id} onClose={fn()} onView={fn()} />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Dataset name/), 'Sales')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(await screen.findByRole('dialog', { name: 'Leave without uploading?' })).toBeInTheDocument()
  },
}

export const States = sideBySide(meta, {
  DetailsWithoutAName: at(
    'details',
    { values: EMPTY_DATASET_FORM, profile: null },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        await expect(canvas.getByText('Dataset name is required')).toBeVisible()
        await expect(canvas.getByLabelText(/^Dataset name/)).toHaveFocus()
      },
    },
  ),
  DetailsAfterAnInterruption: at('details', {
    interrupted: { values: { ...values, name: 'Sales' }, percent: 40 },
  }),
  FilesMissing: at(
    'files',
    { values: { ...values, files: [] }, profile: null },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        await expect(canvas.getByText('Please upload at least one file')).toBeVisible()
      },
    },
  ),
  Files: at('files', { refusals: ['“empty.csv” is empty.'] }),
  Review: at('review'),
  ReviewRefused: at('review', {
    failure: { message: 'A dataset with this name already exists. Choose another name.', kind: 'other' },
  }),
  Checking: at('uploading.checking'),
  Uploading: at(
    'uploading.running.working',
    { done: 8 },
    { play: async ({ canvas }) => expect(canvas.getByText('40%')).toBeVisible() },
  ),
  Keeping: at('uploading.keeping', { done: 20 }),
  Complete: at('complete', { dataset }),
  UploadsAnother: walking(
    at(
      'complete',
      { dataset },
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByRole('button', { name: 'View Datasets' })).toBeVisible()
          await userEvent.click(canvas.getByRole('button', { name: 'Upload Another' }))
          await expect(canvas.getByLabelText(/^Dataset name/)).toHaveValue('')
        },
      },
    ),
  ),
  CompleteButNotStored: at('complete', { dataset, kept: false }),
})
export const PanelStates = sideBySide(meta, {
  ThePageAsksForEverythingAtOnce: panelAt(
    'details',
    { values: EMPTY_DATASET_FORM, profile: null },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Upload Dataset' }))
        await expect(canvas.getByText('Dataset name is required')).toBeVisible()
        await expect(canvas.getByText('Please upload at least one file')).toBeVisible()
      },
    },
  ),
  ThePageUploads: panelAt('uploading.running.working', { done: 8 }),
  ThePageIsDone: panelAt('complete', { dataset }),
})
export const PartStates = sideBySide(meta, {
  Details: partAt((actor) => <DetailsFields actor={actor} />)('details'),
  FileArea: partAt((actor) => <FilesField actor={actor} add={add} />)('details'),
  Notices: partAt((actor) => <UploadNotices actor={actor} />)('details', {
    failure: { message: 'The browser did not respond', kind: 'other' },
  }),
  StepUploading: partAt((actor) => <UploadingStep actor={actor} />)('uploading.running.working'),
  StepUploaded: partAt((actor) => <UploadedStep actor={actor} onView={fn()} />)('complete', {
    dataset,
  }),
})
