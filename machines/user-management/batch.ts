import { userManagement } from './setup'
import { accountActor } from './types'

/** How many accounts are changed at the same time, so that a long batch leaves the backend room for everybody else. */
const AT_ONCE = 4

export const startNext = userManagement.enqueueActions(({ context: { batch }, enqueue }) => {
  if (!batch) return
  const next = batch.waiting.slice(0, AT_ONCE - batch.working.length)
  for (const profile of next) {
    enqueue.spawnChild('account', { id: accountActor(profile.id), input: { profile } })
    enqueue.sendTo(accountActor(profile.id), { type: batch.change })
  }
  enqueue.assign({
    batch: {
      ...batch,
      waiting: batch.waiting.slice(next.length),
      working: [...batch.working, ...next.map(({ id }) => id)],
    },
  })
})

/** One change of several accounts: each is made by the account's own actor, and what they tell is summed up. */
export const batch = userManagement.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'accounts.change': {
          guard: 'hasTakers',
          target: 'working',
          actions: ['startBatch', startNext],
        },
      },
    },
    working: {
      tags: 'busy',
      always: { guard: 'isBatchDone', target: 'idle', actions: ['tellBatch', 'endBatch'] },
    },
  },
})
