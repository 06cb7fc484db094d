import { useEffect } from 'react'
import { readModel, readSignature } from '@/entities/registered-model'
import type { ModelPage, ModelVersion } from '@/entities/registered-model/model'
import { readRun } from '@/entities/run'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import type { VersionDetails } from './details'

export interface ModelQuestion {
  workspace: string
  name: string
}

/** A registered model by its name; null when there is none. */
export const modelPageMachine = createAskMachine<ModelQuestion, ModelPage | null>({
  id: 'model-page',
  timeout: 15_000,
  atOnce: true,
})
export type ModelPageActor = ActorRefFrom<typeof modelPageMachine>

export const useModel = (question: ModelQuestion): ModelPageActor =>
  usePageActor(modelPageMachine, {
    input: { question },
    effects: {
      actors: {
        answer: ({ input, signal }) => readModel(input.question.workspace, input.question.name, signal),
      },
    },
  })

/** The runs and signatures of one version, or of two. */
export const versionDetailsMachine = createAskMachine<readonly ModelVersion[], VersionDetails[]>({
  id: 'version-details',
  timeout: 20_000,
  atOnce: true,
})
export type VersionDetailsActor = ActorRefFrom<typeof versionDetailsMachine>

const numbers = (versions: readonly ModelVersion[]) => versions.map(({ version }) => version).join(',')

export function useVersionDetails(versions: readonly ModelVersion[]): VersionDetailsActor {
  const actor = usePageActor(versionDetailsMachine, {
    input: { question: versions },
    effects: {
      actors: {
        answer: ({ input, signal }) =>
          Promise.all(
            input.question.map(async (version) => {
              const [signature, page] = await Promise.all([
                readSignature(version, signal),
                version.run ? readRun(version.run.id, signal) : null,
              ])
              return { version, signature, run: page?.run ?? null }
            }),
          ),
      },
    },
  })
  useEffect(() => {
    if (numbers(actor.getSnapshot().context.question) !== numbers(versions))
      actor.send({ type: 'ask', question: versions })
  }, [actor, versions])
  return actor
}
