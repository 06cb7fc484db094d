import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  type LlmProvider,
  SAMPLE_PROVIDERS,
  sampleCalls,
  summaryOf,
  usageByDay,
  usageOf,
} from '@/entities/llm-provider/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { StateGrid, startContext, storyAt } from '@/shared/lib/story'
import { useFields } from '@/shared/ui/form'
import type { ActorRefFrom } from 'xstate'
import { AssistantChoice } from './AssistantChoice'
import { CallsTable } from './CallsTable'
import { addProviderMachine } from './model/provider-forms'
import { ApiKeyCell, TestCell } from './ProviderCells'
import { ProviderFields } from './ProviderFields'
import { ProvidersTable } from './ProvidersTable'
import { SummaryCards } from './SummaryCards'
import { UsageCharts } from './UsageCharts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const calls = sampleCalls(NOW).slice(0, 300)
const providers = SAMPLE_PROVIDERS
const [provider] = providers as [LlmProvider]

const meta = {
  title: 'Pages/AI-ML Platform/LLM parts',
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=llm' },
} satisfies Meta
export default meta
type Story = StoryObj

export const Providers: Story = {
  render: () => (
    <ProvidersTable
      providers={providers}
      usage={usageOf(calls, NOW)}
      onOpen={fn()}
      onRemove={fn()}
      onTested={fn()}
    />
  ),
}
export const Calls: Story = { render: () => <CallsTable calls={calls} providers={providers} /> }
export const NoCalls: Story = { render: () => <CallsTable calls={[]} providers={providers} /> }
export const Summary: Story = {
  render: () => (
    <Stack gap="6">
      <SummaryCards sample={false} summary={summaryOf(providers, calls, NOW)} providers={providers.length} />
      <SummaryCards sample={false} summary={summaryOf([], [], NOW)} providers={0} />
      <SummaryCards sample={false} summary={null} providers={0} />
    </Stack>
  ),
}
export const Usage: Story = { render: () => <UsageCharts days={usageByDay(calls, NOW, 30)} /> }
export const Keys: Story = {
  render: () => (
    <StateGrid label="Keys" rows={{ key: provider }} states={{ masked: false, revealed: true }}>
      {(one, revealed, name) => (
        <ApiKeyCell provider={{ ...one, name }} revealed={revealed} onToggle={fn()} />
      )}
    </StateGrid>
  ),
}
const onTested = fn()
export const IsTested: Story = {
  render: () => <TestCell provider={provider} onTested={onTested} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Test/ }))
    await expect(await canvas.findByText(/^Testing/)).toBeVisible()
  },
}
const Fields = ({ actor, hasKey }: { actor: ActorRefFrom<typeof addProviderMachine>; hasKey: boolean }) => (
  <Stack gap="5">
    <ProviderFields field={useFields(actor)} hasKey={hasKey} />
  </Stack>
)
const empty = startContext(addProviderMachine, { subject: [] })
export const FieldsOfANewOne = storyAt(addProviderMachine, empty, (actor) => (
  <Fields actor={actor} hasKey={false} />
))('editing', { errors: [{ field: 'name', message: 'Provider name is required' }] })
export const FieldsOfOneWithAKey = storyAt(addProviderMachine, empty, (actor) => (
  <Fields actor={actor} hasKey />
))('editing')
export const AnswersInTheAssistant: Story = {
  render: () => <AssistantChoice userId={SAMPLE_PROFILE.id} provider={provider} />,
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).not.toBeChecked(),
}
