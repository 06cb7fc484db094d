import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useApiCalls, useLlmProviders } from '@/entities/llm-provider'
import { type LlmProvider, summaryOf, UNUSED, usageByDay, usageOf } from '@/entities/llm-provider/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { countedOf } from '@/shared/lib/collection'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useActorEnvironment } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { NearViewport } from '@/shared/ui/near-viewport'
import { SetAsideNotice, UnreadNotice } from '@/shared/ui/storage-notices'
import { ButtonLink } from '@/shared/ui/link'
import { ListScreen, useListScreen } from '@/shared/ui/list-screen'
import { StatusDot } from '@/shared/ui/status'
import type { ProbeAnswer } from '@machines/probe'
import { callsOf, isSampleProvider } from '../../model/own'
import type { TabProps } from '../../model/tab-props'
import { TabLead } from '../../ui/TabLead'
import { AddProviderDialog } from './AddProviderDialog'
import { AssistantChoice } from './AssistantChoice'
import { CallsTable } from './CallsTable'
import { callOfTest, settingsFormOf, useAddProvider, useProviderSettings } from './model/provider-forms'
import { ProviderSettings } from './ProviderSettings'
import { ProvidersTable } from './ProvidersTable'
import { SummaryCards } from './SummaryCards'
import { STATUS_WORDS } from './words'

const { Component: UsageCharts } = lazyComponent(async () => (await import('./UsageCharts')).UsageCharts)

const DAYS = 30
const NOUNS = { one: 'provider', many: 'providers', refused: 'providers and calls' }
const NONE: readonly LlmProvider[] = []
const everyProvider = (providers: readonly LlmProvider[]) => providers

/** LLM-01 to LLM-06: the providers of language models, their calls and costs. */
export function LlmTab({ userId }: TabProps) {
  const { now, random } = useActorEnvironment()
  const providers = useLlmProviders(userId)
  const calls = useApiCalls(userId)
  const loading = providers.status === 'loading' || calls.status === 'loading'
  const list = useListScreen(
    loading ? { ...providers, status: 'loading' } : providers,
    NOUNS,
    null,
    everyProvider,
  )
  const { opened } = list
  const removal = useRemovalFrom({ provider: providers.collection })
  const adding = useAddProvider(providers.collection)
  const settings = useProviderSettings(providers.collection)
  const { entries } = providers
  const counted = useMemo(() => countedOf(entries, isSampleProvider), [entries])
  const figures = useMemo(() => {
    const shown = callsOf(calls.entries, counted)
    return {
      summary: summaryOf(counted.entries, shown, now()),
      usage: usageOf(calls.entries, now()),
      days: usageByDay(shown, now(), DAYS),
    }
  }, [counted, calls.entries, now])
  const onTested = useCallback(
    (provider: LlmProvider, answer: ProbeAnswer) => {
      void calls.collection.put(callOfTest(provider, answer, `call-${randomSuffix(random, 12)}`, now()))
    },
    [calls.collection, now, random],
  )
  if (providers.status === 'error' || calls.status === 'error')
    return <UnreadNotice what="providers" collections={[providers.collection, calls.collection]} />
  const namesBut = (id: string | null) => entries.filter((one) => one.id !== id).map(({ name }) => name)
  const remove = (provider: LlmProvider) => {
    if (provider.id === list.openedId) list.close()
    removal.send({ type: 'delete', item: { kind: 'provider', name: provider.name, value: provider } })
  }
  return (
    <Stack gap="8">
      <Stack gap="4">
        <TabLead
          actions={
            <Button
              variant="solid"
              colorPalette="accent"
              onClick={() => adding.send({ type: 'open', subject: namesBut(null) })}
            >
              <Plus size={16} aria-hidden />
              Add Provider
            </Button>
          }
        >
          API keys are stored in this browser. Connection tests are simulated.
        </TabLead>
        <SummaryCards
          summary={loading ? null : figures.summary}
          providers={counted.entries.length}
          sample={counted.sample}
        />
      </Stack>
      <Section title="Providers">
        <ListScreen
          list={list}
          gap="3"
          count={null}
          detail={
            opened
              ? {
                  id: opened.id,
                  title: opened.name,
                  status: <StatusDot {...STATUS_WORDS[opened.status]} />,
                  actions: (
                    <>
                      <Button
                        size="sm"
                        onClick={() =>
                          settings.send({
                            type: 'open',
                            subject: { id: opened.id, taken: namesBut(opened.id) },
                            values: settingsFormOf(opened),
                          })
                        }
                      >
                        Edit settings
                      </Button>
                      <Button size="sm" color="fg.error" onClick={() => remove(opened)}>
                        Remove
                      </Button>
                    </>
                  ),
                  content: (
                    <>
                      <ProviderSettings
                        actor={settings}
                        provider={opened}
                        usage={figures.usage.get(opened.id) ?? UNUSED}
                      />
                      <AssistantChoice userId={userId} provider={opened} />
                    </>
                  ),
                }
              : null
          }
        >
          <ProvidersTable
            providers={loading ? NONE : list.shown}
            state={list.state === 'loading' ? 'loading' : 'ready'}
            usage={figures.usage}
            unread={list.noneRead}
            onOpen={list.open}
            onRemove={remove}
            onTested={onTested}
          />
        </ListScreen>
      </Section>
      {/* The number of providers is unknown before, so the sections below them would move. */}
      {loading ? null : (
        <>
          <Section title="Usage and cost">
            <NearViewport minHeight="18rem">
              <UsageCharts days={figures.days} />
            </NearViewport>
          </Section>
          <Section title="API integrations">
            <Flex align="center" justify="space-between" gap="3" wrap="wrap">
              <Text color="fg.muted">Connected services and API keys for Orrery’s own API.</Text>
              <ButtonLink to={paths.apiIntegration}>Open API Integration</ButtonLink>
            </Flex>
          </Section>
          <Section title="Recent API calls">
            <SetAsideNotice
              what="API calls"
              count={calls.setAside}
              left={calls.entries.length}
              collection={calls.collection}
            />
            <CallsTable calls={calls.entries} providers={entries} unread={calls.setAside > 0} />
          </Section>
        </>
      )}
      <AddProviderDialog actor={adding} />
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" textStyle="md">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
