import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { apiCalls, llmProviders, SAMPLE_PROVIDERS, sampleCalls } from '@/entities/llm-provider/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { LlmTab } from './LlmTab'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const { id } = SAMPLE_PROFILE
const CALLS = sampleCalls(NOW).slice(0, 300)

const meta = {
  component: LlmTab,
  title: 'Pages/AI-ML Platform/LLM Integration',
  args: { userId: id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=llm' },
  beforeEach: async () => {
    await collectionOf(llmProviders, id, () => NOW).replace(SAMPLE_PROVIDERS)
    await collectionOf(apiCalls, id, () => NOW).replace(CALLS)
  },
} satisfies Meta<typeof LlmTab>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('sk_demo_...4f7a')).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('sk_demo_meridian')
    await expect(await canvas.findByLabelText('Requests of the last 30 days')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Cost of the last 30 days')).toBeInTheDocument()
    await expect(canvas.getByText(/^Projected monthly cost: \$/)).toBeVisible()
  },
}
export const SettingsOpen: Story = {
  parameters: { path: '/ai-ml-platform?tab=llm&open=provider-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Polaris' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit settings' }))
    await expect(await canvas.findByLabelText('Provider name')).toHaveValue('Polaris')
    await expect(canvas.getByLabelText('New API Key')).toHaveValue('')
  },
}
export const UnknownProvider: Story = {
  parameters: { path: '/ai-ml-platform?tab=llm&open=nobody' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('This provider is not in your list')).toBeVisible(),
}
export const Empty: Story = {
  beforeEach: async () => {
    await collectionOf(llmProviders, id, () => NOW).replace([])
    await collectionOf(apiCalls, id, () => NOW).replace([])
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/No providers yet/)).toBeVisible(),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const RevealsOneKeyAndHidesItAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Reveal the key of Meridian'))
    await expect(canvas.getByText('sk_demo_meridian_not_a_key_4f7a')).toBeVisible()
    await expect(canvas.getByText('sk_demo_...b21c')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Hide the key of Meridian'))
    await expect(canvas.getByText('sk_demo_...4f7a')).toBeVisible()
  },
}
export const AddsAProvider: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Provider' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Provider' }))
    await userEvent.type(dialog.getByLabelText(/^Provider name/), 'Vega')
    await userEvent.type(dialog.getByLabelText(/^Model/), 'vega-1')
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'sk_demo_typed_here')
    await userEvent.type(dialog.getByLabelText(/^Endpoint URL/), 'https://vega.example/v1')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Provider' }))
    await expect(await canvas.findByRole('link', { name: 'Vega' })).toBeVisible()
    await expect(canvas.getByText('sk_demo_...here')).toBeVisible()
  },
}
export const RemovesAProviderWithAWayBack: Story = {
  parameters: { path: '/ai-ml-platform?tab=llm&open=provider-5' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Quill' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'Quill' })).toBeVisible()
  },
}
export const FiltersCalls: Story = {
  play: async ({ canvas }) => {
    const search = within(await canvas.findByLabelText('API calls'))
    await userEvent.selectOptions(search.getByLabelText('Status'), 'error')
    await userEvent.selectOptions(search.getByLabelText('Provider'), 'Echo Speech')
    const failed = CALLS.filter((one) => one.provider === 'provider-4' && one.status === 'error')
    await expect(canvas.getByText(`${failed.length} of ${CALLS.length} calls`)).toBeVisible()
  },
}
