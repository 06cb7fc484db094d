import { readModels } from '@/entities/registered-model'
import type { RegisteredModel } from '@/entities/registered-model/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** The registered models of a workspace. */
export const registeredModelsMachine = createAskMachine<string, RegisteredModel[]>({
  id: 'registered-models',
  timeout: 15_000,
  atOnce: true,
})
export type RegisteredModelsActor = ActorRefFrom<typeof registeredModelsMachine>

export const useRegisteredModels = (workspace: string): RegisteredModelsActor =>
  usePageActor(registeredModelsMachine, {
    input: { question: workspace },
    effects: { actors: { answer: ({ input, signal }) => readModels(input.question, signal) } },
  })
