import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deployedModels } from '@/entities/deployment/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { snapshotAt, withEntries } from '@/shared/lib/story'
import { endpointsMachine } from '../../model/use-endpoints'
import { registeredModelsMachine } from '@/features/serve-model'
import { DeploymentTab } from './DeploymentTab'

const PATH = '/ai-ml-platform?tab=deployment'
/** No endpoint, and no registered model. */
const NO_ENDPOINTS = [
  snapshotAt(endpointsMachine, 'answered', { question: 1440, answer: [], failure: null }),
  snapshotAt(registeredModelsMachine, 'answered', { question: SAMPLE_PROFILE.id, answer: [], failure: null }),
]
const meta = {
  component: DeploymentTab,
  title: 'Pages/AI-ML Platform/Deployment',
  parameters: { layout: 'padded', path: PATH, snapshots: NO_ENDPOINTS },
  args: { userId: SAMPLE_PROFILE.id },
} satisfies Meta<typeof DeploymentTab>
export default meta
type Story = StoryObj<typeof meta>

const user = SAMPLE_PROFILE.id

export const Models: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Image Classifier' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('8 sample deployed models')
  },
}
export const OnAPhone: Story = { ...Models, globals: { viewport: { value: 'phone' } } }
export const NothingDeployed: Story = {
  beforeEach: withEntries(deployedModels, user, []),
  play: async ({ canvas }) => expect(await canvas.findByText('No deployed models yet.')).toBeVisible(),
}
export const NoLongerThere: Story = {
  parameters: { path: `${PATH}&open=gone` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This deployed model is not in your list')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all models' }))
    await waitFor(() => expect(canvas.queryByText('This deployed model is not in your list')).toBeNull())
  },
}
export const Detail: Story = {
  parameters: { path: `${PATH}&open=deployment-1` },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Image Classifier' })
    for (const part of ['Model information', 'Performance', 'API endpoint', 'Resources', 'Auto-scaling'])
      await expect(within(detail).getByRole('region', { name: part })).toBeVisible()
    await userEvent.click(within(detail).getByRole('button', { name: 'Open' }))
    await userEvent.click(within(detail).getByRole('button', { name: 'Try a request' }))
    await expect(within(detail).getByText(/^200 OK, \d+ ms, simulated$/)).toBeVisible()
  },
}
export const DetailOnAPhone: Story = {
  parameters: { path: `${PATH}&open=deployment-4` },
  globals: { viewport: { value: 'phone' } },
}

// The effects of each action.

export const FiltersByWordsAndStatus: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Image Classifier' })
    await userEvent.type(canvas.getByLabelText('Search'), 'computer')
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'offline')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 8 deployed models')
    await expect(canvas.getByRole('link', { name: 'Shelf Counter' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search'), ' nothing like it')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('8 sample deployed models')
  },
}
export const StopsAndTakesItBack: Story = {
  parameters: { path: `${PATH}&open=deployment-1` },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Image Classifier' })
    await userEvent.click(within(detail).getByRole('button', { name: 'Stop' }))
    await expect(canvas.getByText('Image Classifier was stopped.')).toBeVisible()
    await expect(within(detail).getByText('Offline')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(within(detail).getByText('Online')).toBeVisible()
  },
}
export const StartsByDeploying: Story = {
  parameters: { path: `${PATH}&open=deployment-7` },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Fraud Scorer' })
    await userEvent.click(within(detail).getByRole('button', { name: 'Start' }))
    await expect(within(detail).getByText('Deploying')).toBeVisible()
  },
}
export const ChangesAutoScaling: Story = {
  parameters: { path: `${PATH}&open=deployment-1` },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Image Classifier' })
    await userEvent.click(within(detail).getByRole('button', { name: 'Edit' }))
    const max = within(detail).getByLabelText('Max Instances')
    await userEvent.clear(max)
    await userEvent.type(max, '1')
    await userEvent.click(within(detail).getByRole('button', { name: 'Save' }))
    await expect(max).toHaveFocus()
    await expect(within(detail).getByText('Max Instances must not be below min instances')).toBeVisible()
    await userEvent.type(max, '2')
    await userEvent.click(within(detail).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(detail).getByText('12')).toBeVisible())
  },
}
export const DeploysFromTheDialog: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Image Classifier' })
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy Model' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deploy Model' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Deploy' }))
    await expect(dialog.getByLabelText('Model name')).toHaveAccessibleDescription('Model name is required')
    await userEvent.type(dialog.getByLabelText('Model name'), 'Night Sky')
    await userEvent.click(dialog.getByRole('button', { name: 'Deploy' }))
    await expect(await dialog.findByText('0%')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByText('0%')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue in background' }))
    await expect(await canvas.findByRole('link', { name: 'Night Sky' })).toBeVisible()
  },
}
export const DeletesAndPutsBack: Story = {
  parameters: { path: `${PATH}&open=deployment-3` },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Churn Forecast' })
    await userEvent.click(within(detail).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Churn Forecast was deleted.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'Churn Forecast' })).toBeVisible()
  },
}
