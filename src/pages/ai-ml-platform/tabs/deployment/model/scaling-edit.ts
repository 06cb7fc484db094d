import { DEFAULT_SIZING, type DeployedModel, scalingSchema, scalingOf } from '@/entities/deployment/model'
import type { Collection } from '@/shared/lib/collection'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'

const { min, max, timeout } = DEFAULT_SIZING

/** DEP-01 (auto-scaling): the numbers of one model, whose id is the subject. */
export const scalingEditMachine = createFormMachine<{ min: string; max: string; timeout: string }, string>({
  id: 'scaling-edit',
  empty: { min, max, timeout },
  check: (values) => fieldErrors(scalingSchema, values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type ScalingEditActor = ActorRefFrom<typeof scalingEditMachine>

/** The form of auto-scaling for the models of this list. */
export function useScalingEdit(collection: Collection<DeployedModel>): ScalingEditActor {
  const { now } = useActorEnvironment()
  return usePageActor(scalingEditMachine, {
    input: { subject: '' },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const scaling = scalingOf(values)
          const result = await collection.change(subject, (model) => ({
            ...model,
            lastUpdated: new Date(now()).toISOString(),
            scaling: {
              ...scaling,
              current: Math.min(scaling.max, Math.max(scaling.min, model.scaling.current)),
            },
          }))
          assertStored(result, 'the change')
        },
      },
    },
  })
}
