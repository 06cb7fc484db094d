import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '@/shared/lib/story'
import { DeployedModelStatus } from './DeployedModelStatus'

const meta = {
  component: DeployedModelStatus,
  title: 'Pages/AI-ML Platform/Deployed model status',
} satisfies Meta<typeof DeployedModelStatus>
export default meta

export const Statuses: StoryObj = {
  render: () => (
    <StateGrid
      label="Statuses of deployed models"
      rows={{ status: null }}
      states={{ deploying: 'deploying', online: 'online', offline: 'offline', error: 'error' } as const}
    >
      {(_, status) => <DeployedModelStatus status={status} />}
    </StateGrid>
  ),
}
