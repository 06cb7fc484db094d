import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type DeployedModel, EMPTY_DEPLOY_DIALOG, sampleDeployedModels } from '@/entities/deployment/model'
import { startContext, storyAt } from '@/shared/lib/story'
import { deployDialogMachine } from '@machines/deploy-dialog'
import { deploymentsMachine } from '@machines/deployments'
import { fromCallback } from 'xstate'
import { DeployModelDialog } from './DeployModelDialog'
import { scalingEditMachine } from './model/scaling-edit'
import { Scaling } from './ScalingPanel'
import { StoppedNotice } from './StoppedNotice'

const meta = {
  title: 'Pages/AI-ML Platform/Deployment parts',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const [model] = sampleDeployedModels(Date.parse('2026-11-22T12:00:00Z')) as [DeployedModel]
const failure =
  'This browser’s storage is full, so it could not save the change. Delete something and try again.'

const quiet = deploymentsMachine.provide({ actors: { watch: fromCallback(() => undefined) } })
const noticeAt = storyAt(quiet, { running: [], stopped: null, failure: null }, (actor) => (
  <StoppedNotice actor={actor} raised={false} />
))
export const NothingStopped = noticeAt('idle')
export const Stopped = noticeAt('stopped', {
  stopped: { id: model.id, name: model.name, was: 'online' },
})
export const NotStored = noticeAt('idle', { failure })

const dialog = startContext(deployDialogMachine, undefined)
const values = { ...EMPTY_DEPLOY_DIALOG, name: 'Night Sky' }
const dialogAt = storyAt(deployDialogMachine, dialog, (actor) => <DeployModelDialog actor={actor} />)
export const DialogClosed = dialogAt(
  'closed',
  {},
  { play: async () => expect(screen.queryByRole('dialog')).toBeNull() },
)
export const Dialog = dialogAt('form')
export const DialogRefused = dialogAt('form', {
  errors: [
    { field: 'name', message: 'Model name is required' },
    { field: 'file', message: 'Choose a model file that ends in .pt, .pth, .h5, .pb or .onnx' },
  ],
})
export const DialogNotStored = dialogAt('form', { values, failure: { kind: 'storage', message: failure } })
export const DialogBeginning = dialogAt('beginning', { values })
export const DialogProgress = dialogAt(
  'progress',
  { values, percent: 45 },
  { play: async () => waitFor(() => expect(screen.getByText('45%')).toBeVisible()) },
)

const scaling = startContext(scalingEditMachine, { subject: model.id })
const scalingAt = storyAt(scalingEditMachine, scaling, (actor) => <Scaling model={model} actor={actor} />)
export const ScalingAtRest = scalingAt('closed')
export const ScalingEdited = scalingAt('editing')
export const ScalingSaving = scalingAt('submitting.sending')
export const ScalingSaved = scalingAt('success')
export const ScalingNotStored = scalingAt('error', { failure: { kind: 'storage', message: failure } })
