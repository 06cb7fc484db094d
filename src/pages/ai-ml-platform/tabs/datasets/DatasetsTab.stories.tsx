import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Dataset, datasets, sampleDatasets } from '@/entities/dataset/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { DatasetsTab } from './DatasetsTab'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const samples = sampleDatasets(NOW)

const kept = (entries: readonly Dataset[]) => ({
  beforeEach: async () => {
    window.localStorage.clear()
    await collectionOf(datasets, SAMPLE_PROFILE.id, () => NOW).replace(entries)
  },
})

const meta = {
  component: DatasetsTab,
  title: 'Pages/AI-ML Platform/Datasets',
  parameters: { layout: 'padded' },
  args: { userId: SAMPLE_PROFILE.id },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <main tabIndex={-1}>
          <Story />
        </main>
      </SessionProvider>
    ),
  ],
  ...kept(samples),
} satisfies Meta<typeof DatasetsTab>
export default meta
type Story = StoryObj<typeof meta>

export const Samples: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Retail Product Images' })
    await expect(card).toHaveTextContent('12.4 GB')
    await expect(card).toHaveTextContent('86,400')
    await expect(card).toHaveTextContent('JPG, PNG')
    await expect(card).toHaveTextContent('+2')
    await expect(card).toHaveTextContent('Ada Moreau')
    await expect(card).toHaveTextContent('1,240')
  },
}
export const SamplesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const AsAList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }))
    await expect(await canvas.findByRole('table', { name: 'Datasets' })).toBeVisible()
    // It is remembered.
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }))
  },
}
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Type'), 'code')
    await expect(canvas.getByText('2 of 12 datasets')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Visibility'), 'private')
    await expect(canvas.getByText('No datasets found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite Customer Reviews' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }))
    await expect(canvas.getByText('1 of 12 datasets')).toBeVisible()
  },
}
const opened = (id: string, play?: Story['play']): Story => ({
  parameters: { path: `/?tab=datasets&open=${id}` },
  play,
})
export const Opened = opened('dataset-2', async ({ canvas }) => {
  const detail = await canvas.findByRole('region', { name: 'Sales Transactions' })
  await expect(detail).toHaveTextContent('1,204,330 rows, 6 columns')
})
export const OpenedInErrorIsRetried = opened('dataset-6', async ({ canvas }) => {
  const detail = await canvas.findByRole('region', { name: 'Sensor Readings Plant 4' })
  await expect(detail).toHaveTextContent('Processing was interrupted.')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull())
})
export const OpenedThatIsNotHere = opened('dataset-404', async ({ canvas }) => {
  await expect(await canvas.findByText('This dataset is not in your list')).toBeVisible()
})
export const DeletedAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Customer Reviews' }))
    await expect(await canvas.findByText('Customer Reviews was deleted.')).toBeVisible()
    await expect(canvas.queryByRole('article', { name: 'Customer Reviews' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('article', { name: 'Customer Reviews' })).toBeVisible()
  },
}
export const Empty: Story = kept([])
