import {
  type ApiIntegration,
  EMPTY_INTEGRATION,
  type IntegrationForm,
  integrationOf,
  integrationFormSchema,
} from '@/entities/api-integration/model'
import type { Collection } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { apiIntegrationMachine } from '@machines/api-integration'
import { createFormMachine } from '@machines/form'
import { simulatedAnswer } from '@machines/probe'

export type ApiIntegrationActor = ActorRefFrom<typeof apiIntegrationMachine>

/** Another tab may have taken the name meanwhile. */
async function assertFree(collection: Collection<ApiIntegration>, name: string, id?: string) {
  const same = (other: ApiIntegration) =>
    other.id !== id && other.name.toLocaleLowerCase() === name.toLocaleLowerCase()
  if ((await collection.read()).some(same))
    throw new Failure(`An integration called “${name}” already exists. Choose another name.`)
}

/** The wizard; `taken` are the names that are there when it opens. */
export function useIntegrateApi(
  collection: Collection<ApiIntegration>,
  taken: readonly string[],
): ApiIntegrationActor {
  const { now, random } = useActorEnvironment()
  return usePageActor(apiIntegrationMachine, {
    input: { taken },
    effects: {
      actors: {
        probe: { actors: { request: () => Promise.resolve(simulatedAnswer(random)) } },
        keep: async ({ input }) => {
          const integration = integrationOf(input.values)
          await assertFree(collection, integration.name)
          const id = `integration-${randomSuffix(random, 12)}`
          const created = new Date(now()).toISOString()
          assertStored(await collection.put({ id, created, ...integration }), 'the integration')
        },
      },
    },
  })
}

/** The integration that is edited, and the names of the others. */
export interface IntegrationSubject {
  id: string
  taken: readonly string[]
}

/** Editing an integration. An empty key leaves the stored key unchanged. */
export const integrationEditMachine = createFormMachine<IntegrationForm, IntegrationSubject>({
  id: 'integration-edit',
  empty: EMPTY_INTEGRATION,
  check: (values, { taken }) =>
    fieldErrors(integrationFormSchema(taken), values).filter(
      ({ field }) => field !== 'apiKey' || values.apiKey.trim() !== '',
    ),
  secrets: ['apiKey'],
  choices: ['type', 'secure'],
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type IntegrationEditActor = ActorRefFrom<typeof integrationEditMachine>

export function useIntegrationEdit(collection: Collection<ApiIntegration>): IntegrationEditActor {
  return usePageActor(integrationEditMachine, {
    input: { subject: { id: '', taken: [] } },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const { apiKey, ...change } = integrationOf(values)
          if (!(await collection.read()).some(({ id }) => id === subject.id))
            throw new Failure('This integration was removed in another tab.')
          await assertFree(collection, change.name, subject.id)
          assertStored(
            await collection.change(subject.id, (one) => ({
              ...one,
              ...change,
              apiKey: apiKey || one.apiKey,
            })),
            'the change',
          )
        },
      },
    },
  })
}

/** The initial values of the edit dialog. */
export const integrationEditsOf = ({ name, endpoint, type, secure }: ApiIntegration): IntegrationForm => ({
  name,
  endpoint,
  type,
  secure,
  apiKey: '',
})
