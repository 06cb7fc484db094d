import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { datasets, sampleDatasets } from '@/entities/dataset/model'
import {
  type ColumnProfile,
  storedProfileOf,
  storedProfiles,
  PROFILE,
} from '@/entities/dataset-profile/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { CompareDatasetsPage } from './CompareDatasetsPage'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const [country, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]
const EARLIER = { ...PROFILE, columns: [country, { ...total, name: 'amount' }] }
const meta = {
  component: CompareDatasetsPage,
  title: 'Pages/AI-ML Platform/Compare datasets',
  parameters: { layout: 'padded', path: '/ai-ml-platform/datasets/dataset-2/compare' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/ai-ml-platform/datasets/:id/compare" element={<Story />} />
          </Routes>
        </main>
      </SessionProvider>
    ),
  ],
  beforeEach: async () => {
    await collectionOf(datasets, SAMPLE_PROFILE.id, () => NOW).replace(sampleDatasets(NOW))
    await collectionOf(storedProfiles, SAMPLE_PROFILE.id, () => NOW).replace([
      storedProfileOf('dataset-2', 'sales.csv', PROFILE, NOW),
      storedProfileOf('dataset-3', 'earlier.csv', EARLIER, NOW),
    ])
  },
} satisfies Meta<typeof CompareDatasetsPage>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesAnEarlierDataset: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Earlier dataset'), 'Retail Product Images')
    const row = (name: RegExp) => canvas.findByRole('row', { name })
    await expect(await row(/^amount /)).toHaveTextContent('Missing column')
    await expect(await row(/^total /)).toHaveTextContent('New column')
    await expect(await row(/^country /)).toHaveTextContent(/No change.*PSI 0, small/)
    await expect(canvas.getByText(/Large, 0\.25 and more/)).toBeVisible()
  },
}
export const OnAPhone: Story = {
  parameters: { path: '/ai-ml-platform/datasets/dataset-2/compare?with=dataset-3' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing column')).toBeVisible()
    await expect(canvas.getAllByText('PSI')[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const TheOtherIsNotHere: Story = {
  parameters: { path: '/ai-ml-platform/datasets/dataset-2/compare?with=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The other dataset is not in this browser')).toBeVisible()
  },
}
export const NothingToCompare: Story = {
  parameters: { path: '/ai-ml-platform/datasets/dataset-5/compare' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to compare' })).toBeVisible()
  },
}
