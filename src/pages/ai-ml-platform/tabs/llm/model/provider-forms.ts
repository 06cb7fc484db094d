import {
  type ApiCall,
  EMPTY_PROVIDER,
  type LlmProvider,
  type ProviderForm,
  providerFormSchema,
  type ProviderStatus,
  settingsOf,
} from '@/entities/llm-provider/model'
import type { Collection } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'
import type { ProbeAnswer } from '@machines/probe'

/** LLM-04: the Add Provider dialog. Its subject are the names that are taken. */
export const addProviderMachine = createFormMachine<ProviderForm, readonly string[]>({
  id: 'add-provider',
  empty: EMPTY_PROVIDER,
  check: (values, taken) => fieldErrors(providerFormSchema(taken), values),
  secrets: ['apiKey'],
  choices: ['type'],
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type AddProviderActor = ActorRefFrom<typeof addProviderMachine>

export interface SettingsForm extends ProviderForm {
  status: ProviderStatus
}

/** The provider whose settings are changed, and the names of the others. */
export interface SettingsSubject {
  id: string
  taken: readonly string[]
}

/** LLM-03: the settings of a provider. An empty key field leaves the stored key as it is. */
export const providerSettingsMachine = createFormMachine<SettingsForm, SettingsSubject>({
  id: 'provider-settings',
  empty: { ...EMPTY_PROVIDER, status: 'active' },
  check: (values, { taken }) =>
    fieldErrors(providerFormSchema(taken), values).filter(
      ({ field }) => field !== 'apiKey' || values.apiKey.trim() !== '',
    ),
  secrets: ['apiKey'],
  choices: ['type', 'status'],
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type ProviderSettingsActor = ActorRefFrom<typeof providerSettingsMachine>

export const settingsFormOf = (provider: LlmProvider): SettingsForm => ({
  name: provider.name,
  type: provider.type,
  status: provider.status,
  model: provider.model,
  apiKey: '',
  endpoint: provider.endpoint,
  maxTokens: String(provider.maxTokens),
  temperature: String(provider.temperature),
  requestsLimit: String(provider.requestsLimit),
})

/** Another tab may have taken the name meanwhile. */
async function assertFree(collection: Collection<LlmProvider>, name: string, id?: string) {
  const same = (other: LlmProvider) =>
    other.id !== id && other.name.toLocaleLowerCase() === name.toLocaleLowerCase()
  if ((await collection.read()).some(same))
    throw new Failure(`A provider called “${name}” already exists. Choose another name.`)
}

export function useAddProvider(collection: Collection<LlmProvider>): AddProviderActor {
  const { random } = useActorEnvironment()
  return usePageActor(addProviderMachine, {
    input: { subject: [] },
    effects: {
      actors: {
        send: async ({ input }) => {
          const settings = settingsOf(input.values)
          await assertFree(collection, settings.name)
          const id = `provider-${randomSuffix(random, 12)}`
          assertStored(await collection.put({ id, status: 'active', ...settings }), 'the provider')
        },
      },
    },
  })
}

export function useProviderSettings(collection: Collection<LlmProvider>): ProviderSettingsActor {
  return usePageActor(providerSettingsMachine, {
    input: { subject: { id: '', taken: [] } },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const { apiKey, ...settings } = settingsOf(values)
          const change = { ...settings, status: values.status, ...(apiKey ? { apiKey } : {}) }
          if (!(await collection.read()).some(({ id }) => id === subject.id))
            throw new Failure('This provider was removed in another tab.')
          await assertFree(collection, settings.name, subject.id)
          assertStored(
            await collection.change(subject.id, (provider) => ({ ...provider, ...change })),
            'the change',
          )
        },
      },
    },
  })
}

/** A test is a request like any other: the call that it leaves. */
export const callOfTest = (
  provider: LlmProvider,
  { passed, duration }: ProbeAnswer,
  id: string,
  now: number,
): ApiCall => ({
  id,
  provider: provider.id,
  model: provider.model,
  timestamp: new Date(now).toISOString(),
  tokens: passed ? 12 : 0,
  cost: passed ? 0.0002 : 0,
  latency: duration,
  status: passed ? 'success' : 'error',
  type: provider.type,
})
