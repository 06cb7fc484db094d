import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type ApiIntegration, apiIntegrations, CONFIGURING_STAGES } from '@/entities/api-integration/model'
import { collectionOf } from '@/shared/lib/collection'
import { snapshotAt, startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { apiIntegrationMachine } from '@machines/api-integration'
import { stagedProgressMachine } from '@machines/staged-progress'
import { integrationEditMachine, integrationEditsOf } from '../model/use-integrate-api'
import { EditIntegrationDialog } from './EditIntegrationDialog'
import { IntegrationDialog } from './IntegrationDialog'
import { IntegrationFields } from './IntegrationFields'
import { IntegrationWizard } from './IntegrationWizard'

const meta = { title: 'Patterns/Integrate an API', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const NOW = Date.parse('2026-11-22T12:00:00Z')
const [sample] = apiIntegrations.samples(NOW) as readonly [ApiIntegration]
const filled = {
  ...startContext(apiIntegrationMachine, { taken: ['Weather archive'] }),
  values: {
    name: 'Maps',
    endpoint: 'https://maps.example/v1',
    apiKey: 'sk_demo_maps',
    type: 'rest',
    secure: true,
  } as const,
}
const stages = [...CONFIGURING_STAGES]
const progress = snapshotAt(stagedProgressMachine, 'running', {
  stages,
  pauses: stages.map(() => 600),
  done: 2,
})
const view = fn()
const wizardAt = storyAt(apiIntegrationMachine, filled, (actor) => (
  <IntegrationWizard actor={actor} onView={view} />
))
const workingAt = storyAt(
  apiIntegrationMachine,
  filled,
  (actor) => <IntegrationWizard actor={actor} onView={view} />,
  { progress },
)
export const Configuring = workingAt('configuring.running')

const editAt = storyAt(
  integrationEditMachine,
  startContext(integrationEditMachine, {
    subject: { id: sample.id, taken: [] },
    values: integrationEditsOf(sample),
  }),
  (actor) => <EditIntegrationDialog actor={actor} />,
)
export const EditClosed = editAt('closed')
export const Editing = editAt('editing')
export const Saving = editAt('submitting.sending')
export const Saved = editAt('success')
export const EditNotStored = editAt('error', {
  failure: { kind: 'storage', message: 'This browser’s storage is full, so it could not save the change.' },
})

function Opened() {
  const [open, setOpen] = useState(true)
  const collection = collectionOf(apiIntegrations, 'story', () => NOW)
  return open ? (
    <IntegrationDialog collection={collection} taken={[]} onClose={() => setOpen(false)} />
  ) : (
    <p>Closed</p>
  )
}
export const AsksBeforeWhatWasTypedIsLost = {
  render: () => <Opened />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^API Name/), 'Maps')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('dialog', { name: 'Leave without adding an integration?' })
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const FieldsOfAKeptOne = {
  render: () => (
    <IntegrationFields
      hasKey
      field={(name) => ({
        name,
        value: integrationEditsOf(sample)[name],
        error: null,
        announced: false,
        disabled: false,
        onValueChange: () => undefined,
        onBlur: () => undefined,
      })}
    />
  ),
}

export const WizardStates = sideBySide(meta, {
  Details: wizardAt('details'),
  DetailsRefused: wizardAt(
    'details',
    { values: { name: '', endpoint: '', apiKey: '', type: 'rest', secure: true } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        const name = canvas.getByLabelText(/^API Name/)
        await waitFor(() => expect(name).toHaveFocus())
        await expect(name).toHaveAccessibleDescription('API name is required')
        await expect(canvas.getByText('API endpoint is required')).toBeVisible()
        await expect(canvas.getByText('API key is required')).toBeVisible()
      },
    },
  ),
  NotTested: wizardAt(
    'connection.idle',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
        await expect(canvas.getByText('Test the connection to continue')).toBeVisible()
      },
    },
  ),
  Testing: wizardAt('connection.testing'),
  ConnectionGood: wizardAt(
    'connection.success',
    { tested: true },
    { play: async ({ canvas }) => expect(canvas.getByText('Connection successful!')).toBeVisible() },
  ),
  ConnectionFailed: wizardAt(
    'connection.error',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Connection failed. Please check your API details.')).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
      },
    },
  ),
  Keeping: wizardAt('configuring.keeping'),
  NotStored: wizardAt('configuring.failed', {
    failure: {
      kind: 'storage',
      message: 'This browser’s storage is full, so it could not save the integration.',
    },
  }),
  Complete: wizardAt(
    'complete',
    { made: 'Maps' },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'View API Integrations' }))
        await expect(view).toHaveBeenCalled()
        await expect(canvas.getByRole('button', { name: 'Add Another API' })).toBeVisible()
      },
    },
  ),
})
