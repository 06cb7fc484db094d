import { userManagement } from './setup'
import { accountActor, summaryOf } from './types'

/** How many accounts are changed at the same time, so that a long batch leaves the backend room for everybody else. */
const AT_ONCE = 4

/**
 * One change of several accounts: each account's own actor makes it, and the reports are summed up when the last actor has
 * answered.
 */
export const startNext = userManagement.enqueueActions(({ context: { batch }, enqueue }) => {
  if (!batch) return
  const next = batch.waiting.slice(0, AT_ONCE - batch.working.length)
  if (next.length === 0 && batch.working.length === 0) {
    enqueue.raise({ type: 'told', ...summaryOf(batch) })
    enqueue.assign({ batch: null })
    return
  }
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
