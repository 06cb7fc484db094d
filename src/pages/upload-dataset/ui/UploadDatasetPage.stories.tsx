import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { datasets } from '@/entities/dataset/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { UploadDatasetPage } from './UploadDatasetPage'
import { UploadSide } from './UploadSide'

const meta = {
  component: UploadDatasetPage,
  title: 'Pages/AI-ML Platform/Upload page',
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <main tabIndex={-1}>
          <Story />
        </main>
      </SessionProvider>
    ),
  ],
  beforeEach: async () => {
    window.sessionStorage.clear()
    await collectionOf(datasets, SAMPLE_PROFILE.id, () => 0).replace([])
  },
} satisfies Meta<typeof UploadDatasetPage>
export default meta
type Story = StoryObj<typeof meta>

const csv = () => new File(['country,total\nDE,79.80\nFR,49\n'], 'sales.csv', { type: 'text/csv' })

export const PreviewAndStatisticsWait: Story = {
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('tab', { name: 'Preview' })
    await expect(preview).toHaveAttribute('aria-disabled', 'true')
    await expect(preview).toHaveAccessibleDescription(
      'Add a CSV, TSV, TXT, JSON, JSON Lines, Parquet or Excel (.xlsx, .xlsm) file to see a preview and statistics.',
    )
    await userEvent.click(preview)
    await expect(canvas.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const AFileIsRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Dataset files'), csv())
    await expect(await canvas.findByText('1 file, 29 B')).toBeVisible()
    await canvas.findByRole('tab', { name: 'Preview', description: '' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await expect(await canvas.findByText('First 2 of 2 rows, 2 columns')).toBeVisible()
  },
}
export const AFileThatIsReadOffersItsStatistics: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Dataset files'), csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'See the statistics of your file' }))
    await expect(canvas.getByRole('tab', { name: 'Statistics' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const AFileThatCannotBeReadIsNoHindrance: Story = {
  play: async ({ canvas }) => {
    const broken = new File(['[{"never": "closed", '], 'broken.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Dataset files'), broken)
    await expect(await canvas.findByText('No preview for broken.json')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Dataset files'), csv())
    await canvas.findByRole('tab', { name: 'Preview', description: '' })
    await expect(canvas.getByText('No preview for broken.json')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await expect(await canvas.findByText('First 2 of 2 rows, 2 columns')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Side: Story = { render: () => <UploadSide /> }
