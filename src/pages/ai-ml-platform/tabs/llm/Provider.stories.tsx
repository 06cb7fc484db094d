import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROVIDERS, UNUSED } from '@/entities/llm-provider/model'
import { StateGrid, startContext, storyAt } from '@/shared/lib/story'
import { connectionTestMachine } from '@machines/connection-test'
import { AddProviderDialog } from './AddProviderDialog'
import { addProviderMachine, providerSettingsMachine, settingsFormOf } from './model/provider-forms'
import { AssistantChoice } from './AssistantChoice'
import { BudgetCell, ConnectionTest } from './ProviderCells'
import { ProviderSettings } from './ProviderSettings'

const [provider] = SAMPLE_PROVIDERS
if (!provider) throw new Error('there are samples')
const full = {
  kind: 'storage',
  message: 'This browser’s storage is full, so it could not save the provider.',
} as const

const meta = { title: 'Pages/AI-ML Platform/LLM provider', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const testAt = storyAt(connectionTestMachine, { answer: null }, (actor) => (
  <ConnectionTest actor={actor} name={provider.name} url={provider.endpoint} />
))
export const NotTested = testAt('idle')
export const Testing = testAt('testing')
export const Works = testAt('success', {
  answer: { passed: true, status: 200, duration: 124, cause: null },
})
export const TestFailed = testAt('error', {
  answer: { passed: false, status: 400, duration: 90, cause: 'Refused.' },
})

const dialogAt = storyAt(
  addProviderMachine,
  startContext(addProviderMachine, { subject: ['Meridian'] }),
  (actor) => <AddProviderDialog actor={actor} />,
)
export const DialogClosed = dialogAt('closed')
export const DialogEditing = dialogAt(
  'editing',
  {},
  {
    play: async () => {
      const name = await screen.findByLabelText(/^Provider name/)
      await userEvent.type(name, 'Meridian')
      const temperature = screen.getByLabelText(/^Temperature/)
      await userEvent.clear(temperature)
      await userEvent.type(temperature, '1.1')
      await userEvent.click(screen.getByRole('button', { name: 'Add Provider' }))
      await waitFor(() => expect(name).toHaveFocus())
      await expect(name).toHaveAccessibleDescription('A provider called “Meridian” already exists')
      await expect(temperature).toHaveAccessibleDescription(
        /Temperature must be a number from 0 to 1, in steps of 0.1/,
      )
    },
  },
)
export const DialogSending = dialogAt('submitting.sending')
export const DialogTaken = dialogAt('success')
export const DialogNotStored = dialogAt('error', { failure: full })

const settingsAt = storyAt(
  providerSettingsMachine,
  startContext(providerSettingsMachine, {
    subject: { id: provider.id, taken: ['Polaris'] },
    values: settingsFormOf(provider),
  }),
  (actor) => <ProviderSettings actor={actor} provider={provider} usage={UNUSED} />,
)
export const SettingsShown = settingsAt('closed')
export const SettingsEditing = settingsAt('editing')
export const SettingsSending = settingsAt('submitting.sending')
export const SettingsSaved = settingsAt('success')
export const SettingsNotStored = settingsAt('error', { failure: full })

export const Budgets = {
  render: () => (
    <StateGrid
      label="Budgets"
      rows={{ 'of 100': 100 }}
      states={{ none: 0, ok: 74, warning: 75, error: 90, full: 100, over: 130 }}
    >
      {(requestsLimit, requestsToday) => (
        <BudgetCell provider={{ ...provider, requestsLimit }} usage={{ ...UNUSED, requestsToday }} />
      )}
    </StateGrid>
  ),
}

const mine = { ...provider, endpoint: 'https://api.vega.example/v1' }
/** Off by default; before the user switches it on, the page says what is sent and where. */
export const LetItAnswer: StoryObj = {
  render: () => <AssistantChoice userId="story-choice" provider={mine} />,
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('checkbox', { name: 'Use in the assistant' })
    await expect(choice).not.toBeChecked()
    await expect(canvas.getByText(/https:\/\/api\.vega\.example, with the key/)).toBeVisible()
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
    await expect(document.cookie).toContain('orrery-connect=https://api.vega.example')
    await userEvent.click(choice)
    await expect(document.cookie).not.toContain('orrery-connect')
  },
}
export const NothingToSay: StoryObj = {
  render: () => <AssistantChoice userId="story-choice" provider={{ ...mine, type: 'audio' }} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
}
