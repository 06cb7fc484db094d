import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '@/shared/lib/story'
import { DatasetStatusDot } from './DatasetStatusDot'

const meta = {
  component: DatasetStatusDot,
  title: 'Pages/AI-ML Platform/Dataset status',
  args: { status: 'ready' },
} satisfies Meta<typeof DatasetStatusDot>
export default meta

export const Statuses: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid
      label="Statuses"
      rows={{ dataset: null }}
      states={{ ready: 'ready', processing: 'processing', error: 'error' } as const}
    >
      {(_, status) => <DatasetStatusDot status={status} />}
    </StateGrid>
  ),
}
