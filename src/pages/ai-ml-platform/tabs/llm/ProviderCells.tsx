import { Button, chakra, Flex, IconButton, Spinner, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { type LlmProvider, maskKey, type ProviderUsage } from '@/entities/llm-provider/model'
import { CopyButton } from '@/features/copy-text'
import { formatNumber, formatSpan } from '@/shared/lib/format'
import { type ActorRefFrom, useActorEnvironment, usePageActorOf, useSelector } from '@/shared/lib/machine'
import { Meter } from '@/shared/ui/meter'
import { StatusDot } from '@/shared/ui/status'
import { useRowTabIndex } from '@/shared/ui/table'
import { connectionTestMachine } from '@machines/connection-test'
import { type ProbeAnswer, simulatedAnswer } from '@machines/probe'

export interface ApiKeyCellProps {
  provider: LlmProvider
  revealed: boolean
  onToggle: () => void
}

/** LLM-05: the key, masked until it is revealed. */
export function ApiKeyCell({ provider: { name, apiKey }, revealed, onToggle }: ApiKeyCellProps) {
  const tabIndex = useRowTabIndex()
  return (
    <Flex align="center" minWidth="0">
      <chakra.code
        fontFamily="mono"
        textStyle="xs"
        flex="0 1 auto"
        minWidth="0"
        overflowWrap="anywhere"
        whiteSpace={revealed ? 'normal' : 'nowrap'}
      >
        {revealed ? apiKey : maskKey(apiKey)}
      </chakra.code>
      <IconButton
        size="xs"
        variant="ghost"
        tabIndex={tabIndex}
        aria-label={`${revealed ? 'Hide' : 'Reveal'} the key of ${name}`}
        aria-pressed={revealed}
        onClick={onToggle}
      >
        {revealed ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      </IconButton>
      <CopyButton
        text={apiKey}
        what={`key of ${name}`}
        secret
        iconOnly
        size="xs"
        variant="ghost"
        tabIndex={tabIndex}
      />
    </Flex>
  )
}

/** LLM-02: today's requests against the daily limit. */
export function BudgetCell({ provider, usage }: { provider: LlmProvider; usage: ProviderUsage }) {
  const { name, requestsLimit } = provider
  const { requestsToday } = usage
  const over = requestsToday - requestsLimit
  return (
    <Stack gap="0.5" py="1" display="inline-flex" width="full" maxWidth="9rem">
      <Text as="span" fontVariantNumeric="tabular-nums">
        {formatNumber(requestsToday)} / {formatNumber(requestsLimit)}
      </Text>
      {over >= 0 ? (
        <Text as="span" textStyle="xs" color="fg.error">
          {over > 0 ? `${formatNumber(over)} over limit` : 'Limit reached'}
        </Text>
      ) : (
        <Meter
          compact
          label={`Daily limit of ${name}`}
          percent={(requestsToday / Math.max(1, requestsLimit)) * 100}
        />
      )}
    </Stack>
  )
}

export interface TestCellProps {
  provider: LlmProvider
  /** A test was answered. */
  onTested: (provider: LlmProvider, answer: ProbeAnswer) => void
}

/** LLM-06: tests the provider. */
export function TestCell({ provider, onTested }: TestCellProps) {
  const { random } = useActorEnvironment()
  const actor = usePageActorOf(connectionTestMachine, provider.id, {
    effects: {
      actors: { probe: { actors: { request: () => Promise.resolve(simulatedAnswer(random)) } } },
      actions: { report: ({ answer }) => onTested(provider, answer) },
    },
  })
  return <ConnectionTest actor={actor} name={provider.name} url={provider.endpoint} />
}

export interface ConnectionTestProps {
  actor: ActorRefFrom<typeof connectionTestMachine>
  /** Of the provider. */
  name: string
  url: string
}

/** The Test button: a spinner for two seconds, then what came of it. */
export function ConnectionTest({ actor, name, url }: ConnectionTestProps) {
  const tabIndex = useRowTabIndex()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const answer = useSelector(actor, (snapshot) => snapshot.context.answer)
  const testing = state === 'testing'
  return (
    <Stack gap="1" py="1" align="start">
      <Button
        size="xs"
        tabIndex={tabIndex}
        aria-disabled={testing || undefined}
        onClick={() => actor.send({ type: 'test', url })}
      >
        {testing ? <Spinner size="xs" aria-hidden /> : null}
        {testing ? 'Testing...' : 'Test'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <chakra.span role="status" whiteSpace="normal" _empty={{ display: 'none' }}>
        {state === 'success' ? (
          <StatusDot tone="success" label={`Connected, ${formatSpan(answer?.duration ?? 0)}`} />
        ) : null}
        {state === 'error' ? <StatusDot tone="error" label="Test failed" /> : null}
      </chakra.span>
    </Stack>
  )
}
