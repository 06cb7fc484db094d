import { type DeployedModel, online, starting, stopped, timeLeft } from '@/entities/deployment/model'
import type { Collection } from '@/shared/lib/collection'
import { type ActorRefFrom, fromCallback, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { deploymentsMachine } from '@machines/deployments'

export type DeploymentsActor = ActorRefFrom<typeof deploymentsMachine>

const CHANGES = { online, offline: stopped, deploying: starting, error: stopped }

/** Starts and stops the models of this list. Deployments that any page began go on. */
export function useDeployments(collection: Collection<DeployedModel>): DeploymentsActor {
  const { now } = useActorEnvironment()
  return usePageActor(deploymentsMachine, {
    effects: {
      actors: {
        watch: fromCallback(({ sendBack }) => {
          const sendListed = () => {
            const moving = collection.snapshot().entries.filter(({ status }) => status === 'deploying')
            sendBack({
              type: 'listed',
              moving: moving.map((model) => ({
                id: model.id,
                name: model.name,
                status: model.status,
                wait: timeLeft(model, now()),
              })),
            })
          }
          sendListed()
          // The sender of the change may be in the middle of an action of its own.
          return collection.subscribe(() => queueMicrotask(sendListed))
        }),
      },
      actions: {
        keep: ({ id, to }, { self }) => {
          void collection
            .change(id, (model) => CHANGES[to](model, now()))
            .then((result) => assertStored(result, 'the change'))
            .catch((error: unknown) => {
              if (self.getSnapshot().status === 'active') self.send({ type: 'refused', error })
            })
        },
      },
    },
  })
}
