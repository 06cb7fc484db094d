import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CurrentStatus } from './CurrentStatus'
import { KeyMetrics } from './KeyMetrics'
import { RoadmapPage } from './RoadmapPage'

const meta = { component: RoadmapPage, title: 'Pages/Roadmap/Page' } satisfies Meta<typeof RoadmapPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Current Status' }))
    for (const [name, value] of [
      ['Foundation', '83'],
      ['Growth', '25'],
      ['Overall', '42'],
    ] as const)
      await expect(status.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', value)
    await expect(status.getByText('14')).toBeVisible()
  },
}
export const Status: StoryObj = { render: () => <CurrentStatus /> }
export const Metrics: StoryObj = { render: () => <KeyMetrics /> }
