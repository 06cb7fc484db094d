import { changeEndpoint, type EndpointChange } from '@/entities/endpoint'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { entryChangeMachine, type EntryOrder } from '@machines/entry-change'

export type EntryChangeActor = ActorRefFrom<typeof entryChangeMachine>

/**
 * Changes entries of a list. `change` stores a change, and rejects with a `Failure`; `onChanged` is called once it is
 * stored. `Change` are the changes that the caller sends.
 */
export const useEntryChange = <Change extends string>(
  change: (order: EntryOrder & { change: Change }, signal: AbortSignal) => Promise<unknown>,
  onChanged?: (order: EntryOrder) => void,
): EntryChangeActor =>
  usePageActor(entryChangeMachine, {
    effects: {
      actors: {
        async change({ input, signal }) {
          await change(input as EntryOrder & { change: Change }, signal)
        },
      },
      actions: { announce: ({ order }) => onChanged?.(order) },
    },
  })

/** Changes endpoints; `onChanged` is called once a change is stored. */
export const useEndpointChange = (onChanged: (order: EntryOrder) => void): EntryChangeActor =>
  useEntryChange<EndpointChange['change']>(
    ({ id, change, value = '' }, signal) => changeEndpoint(id, { change, value }, signal),
    onChanged,
  )
