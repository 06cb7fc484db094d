import type { ActorRefFrom, SnapshotFrom } from '@/shared/lib/machine'
import type { createProjectAMachine } from '@machines/create-project-a'
import type { createProjectBMachine } from '@machines/create-project-b'

type Creation = typeof createProjectAMachine | typeof createProjectBMachine

/** What the creating step needs to stop: undefined while there is nothing to stop. */
export function stoppingOf(actor: Pick<ActorRefFrom<Creation>, 'send'>, snapshot: SnapshotFrom<Creation>) {
  if (!snapshot.can({ type: 'stop' }) && !snapshot.can({ type: 'stop.cancel' })) return undefined
  return {
    asking: snapshot.can({ type: 'stop.cancel' }),
    onStop: () => actor.send({ type: 'stop' }),
    onConfirm: () => actor.send({ type: 'stop.confirm' }),
    onCancel: () => actor.send({ type: 'stop.cancel' }),
  }
}
