import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { deployedModels } from '@/entities/deployment/model'
import { acknowledgements } from '@/entities/monitored-model/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { StateGrid, snapshotAt, storyAt, withEntries } from '@/shared/lib/story'
import { monitoringMachine } from '@machines/monitoring'
import { endpointsMachine } from '../../model/use-endpoints'
import { MonitoringTab } from './MonitoringTab'
import { MonitoringView } from './MonitoringView'
import { TrendText } from './TrendText'

/** When every story happens. */
const NOW = Date.parse('2026-11-22T12:00:00Z')
const userId = SAMPLE_PROFILE.id

/** No endpoint. */
const endpoints = snapshotAt(endpointsMachine, 'answered', { question: 1440, answer: [], failure: null })

const meta = {
  title: 'Pages/AI-ML Platform/Monitoring',
  component: MonitoringTab,
  args: { userId },
  parameters: { layout: 'padded', snapshots: [endpoints] },
} satisfies Meta<typeof MonitoringTab>
export default meta
type Story = StoryObj

const context = { reading: null, news: [], failure: null, refusal: null }
const at = storyAt(monitoringMachine, context, (actor) => <MonitoringView actor={actor} userId={userId} />)
const reading = { at: NOW, alerts: [] }
const refused = 'Saved data could not be read. Reload the page to try again.'

export const Reading: Story = at('reading')
export const Ready: Story = at('ready', { reading })
export const Refreshing: Story = at('refreshing', { reading })
export const CouldNotRead: Story = at('error', { failure: refused })
export const CouldNotRefresh: Story = at('error', { reading, failure: refused })
export const NotStored: Story = at('ready', {
  reading,
  refusal: 'This browser’s storage is full, so it could not save which alerts you have acknowledged.',
})
export const NothingWatched: Story = {
  ...at('ready', { reading }),
  beforeEach: withEntries(deployedModels, userId, []),
}
const detail = (id: string, range: string) =>
  at(
    'ready',
    { reading },
    { parameters: { path: `/ai-ml-platform?tab=monitoring&range=${range}&open=${id}` } },
  )
export const DetailInTrouble: Story = detail('deployment-4', '1h')
export const DetailOfAMonth: Story = detail('deployment-1', '30d')
export const DetailInactive: Story = detail('deployment-7', '7d')
export const DetailUnknown: Story = detail('deployment-99', '24h')
export const Trends: Story = {
  parameters: { snapshots: [] },
  render: () => (
    <StateGrid
      label="Trends"
      rows={{ 'up is better': 'up', 'down is better': 'down' } as const}
      states={{ up: 'up', down: 'down', stable: 'stable' } as const}
    >
      {(better, trend) => <TrendText trend={trend} better={better} />}
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    // Fewer requests are worse, and a lower latency is better.
    await expect(canvas.getAllByText('Down, worse')).toHaveLength(1)
    await expect(canvas.getAllByText('Down, better')).toHaveLength(1)
    await expect(canvas.getAllByText('Stable')).toHaveLength(2)
  },
}

/** MON-01, MON-05: the range changes the data, filters narrow it, an acknowledged alert is kept. */
export const IsNarrowedAndAcknowledged: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Model performance' })
    const row = () => within(table).getByRole('row', { name: /Image Classifier/ }).textContent
    const day = await waitFor(row)
    await userEvent.click(canvas.getByRole('button', { name: '30d' }))
    await waitFor(() => expect(row()).not.toBe(day))

    const acknowledge = canvas.getByRole('button', { name: 'Acknowledge: Error rate of Call Transcriber' })
    await userEvent.click(acknowledge)
    await canvas.findByRole('button', { name: 'Undo acknowledgement: Error rate of Call Transcriber' })
    await expect(await collectionOf(acknowledgements, userId, () => NOW).read()).toHaveLength(1)

    await fireEvent.change(canvas.getByLabelText('Search'), { target: { value: 'audio' } })
    await expect(within(table).queryByRole('row', { name: /Image Classifier/ })).toBeNull()
    await expect(within(table).getByRole('row', { name: /Call Transcriber/ })).toBeVisible()
    await fireEvent.change(canvas.getByLabelText('Search'), { target: { value: 'nothing like it' } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(within(table).getByRole('row', { name: /Image Classifier/ })).toBeVisible()
  },
}
