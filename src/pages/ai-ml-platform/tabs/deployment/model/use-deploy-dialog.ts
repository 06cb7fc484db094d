import type { DeployedModel } from '@/entities/deployment/model'
import { beginDeployment } from '@/features/deploy-model'
import type { Collection } from '@/shared/lib/collection'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { DIALOG_DURATION, deployDialogMachine } from '@machines/deploy-dialog'

export type DeployDialogActor = ActorRefFrom<typeof deployDialogMachine>

/** DEP-02: the Deploy Model dialog of this list. */
export function useDeployDialog(collection: Collection<DeployedModel>): DeployDialogActor {
  const { now, random } = useActorEnvironment()
  return usePageActor(deployDialogMachine, {
    effects: {
      actors: {
        begin: async ({ input: { order } }) => {
          await beginDeployment(collection, order, {
            id: `deployment-${randomSuffix(random, 12)}`,
            suffix: randomSuffix(random, 6),
            now: now(),
            from: 'dialog',
            duration: DIALOG_DURATION,
          })
        },
      },
    },
  })
}
