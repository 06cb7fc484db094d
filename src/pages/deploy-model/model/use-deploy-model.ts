import {
  DEPLOY_STAGE_PAUSE,
  DEPLOY_STAGES,
  type DeployableModel,
  type DeployedModel,
  timeLeft,
} from '@/entities/deployment/model'
import { beginDeployment, finishDeployment } from '@/features/deploy-model'
import type { Collection } from '@/shared/lib/collection'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { createRandom, drawSeed, randomSuffix } from '@/shared/lib/random'
import { deployModelMachine } from '@machines/deploy-model'

export type DeployModelActor = ActorRefFrom<typeof deployModelMachine>

/** DPL-01: the wizard. A deployment of this page that is still under way is gone on with. */
export function useDeployModel(
  models: readonly DeployableModel[],
  collection: Collection<DeployedModel>,
): DeployModelActor {
  const { now, random } = useActorEnvironment()
  return usePageActor(deployModelMachine, {
    input: startOf(models, collection.snapshot().entries, now(), drawSeed(random)),
    effects: {
      actors: {
        begin: ({ input: { order, seed } }) =>
          beginDeployment(collection, order, {
            id: `deployment-${randomSuffix(createRandom(seed), 12)}`,
            suffix: randomSuffix(createRandom(seed + 1), 6),
            now: now(),
            from: 'page',
            duration: DEPLOY_STAGES.length * DEPLOY_STAGE_PAUSE,
          }),
        finish: ({ input: { id } }) => finishDeployment(collection, id, now()),
      },
    },
  })
}

function startOf(
  models: readonly DeployableModel[],
  entries: readonly DeployedModel[],
  now: number,
  seed: number,
) {
  const deployment = entries.find(({ status, run }) => status === 'deploying' && run?.from === 'page')
  return {
    models,
    taken: entries.map(({ name }) => name),
    seed,
    resumed: deployment ? { deployment, left: timeLeft(deployment, now) } : null,
  }
}
