import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type DeployedModel, deployedModels, sampleDeployedModels } from '@/entities/deployment/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { ScalingFields } from '@/features/deploy-model'
import { collectionOf } from '@/shared/lib/collection'
import { StateGrid, startContext, storyAt } from '@/shared/lib/story'
import { useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { deploymentsMachine } from '@machines/deployments'
import { fromCallback } from 'xstate'
import { TableEmpty } from '../../ui/TableEmpty'
import { DeployedModelDetail } from './DeployedModelDetail'
import { DeployedModelTable } from './DeployedModelTable'
import { ModelEndpoint } from './ModelEndpoint'
import { type ScalingEditActor, scalingEditMachine } from './model/scaling-edit'
import type { DeploymentsActor } from './model/use-deployments'
import { PowerButton } from './PowerButton'
import { ScalingPanel } from './ScalingPanel'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const models = sampleDeployedModels(NOW)
const [model] = models as [DeployedModel]
const collection = () => collectionOf(deployedModels, SAMPLE_PROFILE.id, () => NOW)
const act = { onOpen: fn(), onDelete: fn() }

const meta = {
  title: 'Pages/AI-ML Platform/Deployed models',
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=deployment' },
} satisfies Meta
export default meta
type Story = StoryObj

const quiet = deploymentsMachine.provide({ actors: { watch: fromCallback(() => undefined) } })
const withActor = (render: (actor: DeploymentsActor) => React.ReactNode) =>
  storyAt(quiet, { running: [], stopped: null, failure: null }, render)('idle').render as NonNullable<
    Story['render']
  >

export const Table: Story = {
  render: withActor((deployments) => (
    <DeployedModelTable models={models} deployments={deployments} empty={null} {...act} />
  )),
}
export const NoTable: Story = {
  render: withActor((deployments) => (
    <Stack gap="8">
      <DeployedModelTable models={[]} state="loading" deployments={deployments} empty={null} {...act} />
      <DeployedModelTable
        models={[]}
        deployments={deployments}
        empty={<TableEmpty>No deployed models yet.</TableEmpty>}
        {...act}
      />
      <DeployedModelTable
        models={[]}
        state="error"
        error={<Notice status="error">They could not be read.</Notice>}
        deployments={deployments}
        empty={null}
        {...act}
      />
    </Stack>
  )),
}
const STATUSES = { online: 'online', offline: 'offline', deploying: 'deploying', error: 'error' } as const
export const Power: Story = {
  render: withActor((actor) => (
    <StateGrid label="Power" rows={{ button: true }} states={STATUSES}>
      {(_, status) => <PowerButton model={{ ...model, status }} actor={actor} />}
    </StateGrid>
  )),
}
const detailOf = (change: Partial<DeployedModel>): Story => ({
  render: () => <DeployedModelDetail model={{ ...model, ...change }} collection={collection()} />,
})
export const DetailOnline = detailOf({ status: 'online' })
export const DetailOffline = detailOf({
  status: 'offline',
  metrics: { ...model.metrics, p50: 0, p95: 0, p99: 0 },
})
/** Nothing answers there, so the page does. */
export const EndpointIsTried: Story = {
  render: () => <ModelEndpoint model={model} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try a request' }))
    await expect(canvas.getByRole('region', { name: 'Simulated response' })).toBeVisible()
  },
}
export const ScalingIsStored: Story = {
  render: () => <ScalingPanel model={model} collection={collection()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeEnabled()
  },
}
const Numbers = ({ actor }: { actor: ScalingEditActor }) => <ScalingFields field={useFields(actor)} />
export const ScalingNumbersRefused = storyAt(
  scalingEditMachine,
  startContext(scalingEditMachine, { subject: model.id, values: { min: '5', max: '4', timeout: '0' } }),
  (actor) => <Numbers actor={actor} />,
)('editing', {
  errors: [{ field: 'max', message: 'Max Instances must not be below min instances' }],
})
