import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import {
  type LlmProvider,
  maskKey,
  type ProviderForm,
  PROVIDER_STATUSES,
  type ProviderStatus,
  type ProviderUsage,
} from '@/entities/llm-provider/model'
import {
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSpan,
  MISSING,
} from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Form, SelectField, SubmitButton, useFields } from '@/shared/ui/form'
import type { ProviderSettingsActor } from './model/provider-forms'
import { BudgetCell } from './ProviderCells'
import { ProviderFields } from './ProviderFields'
import { STATUS_WORDS, TYPE_WORDS } from './words'

export interface ProviderSettingsProps {
  actor: ProviderSettingsActor
  provider: LlmProvider
  usage: ProviderUsage
}

/** LLM-03: the settings of the opened provider, and what they become. */
export function ProviderSettings({ actor, provider, usage }: ProviderSettingsProps) {
  const editing = useSelector(
    actor,
    (snapshot) =>
      !snapshot.matches('closed') &&
      !snapshot.matches('success') &&
      snapshot.context.subject.id === provider.id,
  )
  return editing ? (
    <SettingsForm actor={actor} status={provider.status} />
  ) : (
    <Facts
      labelWidth="8rem"
      rows={[
        ['Type', TYPE_WORDS[provider.type]],
        ['Model', provider.model],
        ['API key', <chakra.code key="key">{maskKey(provider.apiKey)}</chakra.code>],
        ['Endpoint', provider.endpoint],
        ['Max tokens', formatNumber(provider.maxTokens)],
        ['Temperature', String(provider.temperature)],
        ['Requests today', <BudgetCell key="requests" provider={provider} usage={usage} />],
        ['Cost today', formatMoney(usage.cost)],
        ['Latency', usage.latency === null ? MISSING : formatSpan(usage.latency)],
        ['Success rate', usage.successRate === null ? MISSING : formatPercent(usage.successRate * 100, 1)],
        ['Last used', formatDateTime(usage.lastUsed)],
      ]}
    />
  )
}

function SettingsForm({ actor, status: kept }: { actor: ProviderSettingsActor; status: ProviderStatus }) {
  const status = useFields(actor)('status')
  const field = useFields<ProviderForm>(actor)
  return (
    <Form
      actor={actor}
      label="Provider settings"
      actions={
        <Flex gap="2" wrap="wrap">
          <SubmitButton actor={actor} busy="Saving...">
            Save
          </SubmitButton>
          <Button variant="ghost" onClick={() => actor.send({ type: 'close' })}>
            Cancel
          </Button>
        </Flex>
      }
    >
      <Stack gap="5">
        <SelectField
          label="Status"
          // A test puts a provider in error; the user cannot choose that status.
          options={PROVIDER_STATUSES.filter((one) => one !== 'error' || kept === 'error').map((value) => ({
            value,
            label: STATUS_WORDS[value].label,
          }))}
          {...status}
          onValueChange={(value) => status.onValueChange(value as ProviderStatus)}
        />
        <ProviderFields field={field} hasKey />
      </Stack>
    </Form>
  )
}
