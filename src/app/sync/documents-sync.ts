import { workspaceService } from '@/entities/workspace'
import { browserStorage } from '@/shared/lib/browser-storage'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { forUser } from '@/shared/lib/storage'
import { chosenWorkspace, isShared, workplaceOf, workspaceOf } from '@/shared/lib/workplace'
import { joinShown, type SyncShown } from '@machines/sync'
import { createSyncActor, isReadable, isSettled, retry, type SyncActor } from './sync-actor'
import { emptyEnded, unsentWorkplaces } from './sync-service'

/** The state of all documents of an account. */
export interface SyncState {
  shown: SyncShown | null
  /** The name of a shared workspace that the account may no longer read, until the notice is dismissed. */
  shut: string | null
}

export interface DocumentsSync {
  signedIn: (account: string) => void
  signedOut: () => void
  retry: () => void
  dismiss: () => void
  dismissShut: () => void
}

/** Replaced by tests, which have no server and no database. */
interface SyncEffects {
  createActor: typeof createSyncActor
  isReadable: typeof isReadable
  isSettled: typeof isSettled
  emptyEnded: typeof emptyEnded
  unsentWorkplaces: typeof unsentWorkplaces
  membership: typeof workspaceService.membership
}

const REAL: SyncEffects = {
  createActor: createSyncActor,
  isReadable,
  isSettled,
  emptyEnded,
  unsentWorkplaces,
  membership: workspaceService.membership,
}

/**
 * Synchronises the documents of an account, those of the shared workspace that it has chosen, and those of others in which
 * changes of this browser wait to be sent.
 */
export function createDocumentsSync(
  environment: ActorEnvironment,
  show: (state: SyncState) => void,
  effects = REAL,
): DocumentsSync {
  let account: string | null = null
  let own: SyncShown | null = null
  let shut: string | null = null
  /** The workplace whose end the account was shown: every focus finds it shut again. */
  let announced: string | null = null
  let stopFollowing: () => void = () => undefined
  const shared = new Map<string, { actor: SyncActor; shown: SyncShown | null }>()

  const update = () => {
    const all = [own, ...[...shared.values()].map(({ shown }) => shown)]
    show({ shown: joinShown(all.filter((shown) => shown !== null)), shut })
  }
  const ownActor = effects.createActor(environment, (shown) => {
    own = shown
    update()
  })

  const end = (workplace: string) => {
    shared.get(workplace)?.actor.stop()
    shared.delete(workplace)
  }
  const endAll = () => {
    for (const workplace of shared.keys()) end(workplace)
    shut = null
    announced = null
  }
  const begin = (workplace: string) => {
    if (shared.has(workplace)) return
    const actor = effects.createActor(environment, (shown) => {
      const known = shared.get(workplace)
      if (known?.actor !== actor) return
      if (shown?.sign === 'shut' && known.shown?.sign !== 'shut') void leaveShut(workplace)
      if (announced === workplace && effects.isReadable(actor)) announced = null
      known.shown = shown
      endIdle()
      update()
    })
    shared.set(workplace, { actor, shown: null })
    actor.send({ type: 'account.in', owner: workplace })
  }
  /** Ends what is no longer chosen, once nothing of it waits in this browser alone. */
  const endIdle = () => {
    const chosen = account && workplaceOf(account)
    for (const [workplace, { actor, shown }] of shared)
      if (
        workplace !== chosen &&
        (shown?.sign === 'saved' || shown?.sign === 'shut') &&
        effects.isSettled(actor)
      )
        end(workplace)
  }
  const follow = () => {
    if (!account) return
    const chosen = workplaceOf(account)
    if (chosen !== announced) announced = null
    if (isShared(chosen)) begin(chosen)
    endIdle()
    update()
  }
  /** Says that the workspace is shut. An account that is no member of it any more works in its own workspace again. */
  const leaveShut = async (workplace: string) => {
    if (!account) return
    const stored = forUser(chosenWorkspace, account)
    const chosen = browserStorage.read(stored)
    if (chosen?.id !== workspaceOf(workplace)) return
    if (announced !== workplace) {
      announced = workplace
      shut = chosen.name
    }
    const known = await effects.membership().catch(() => null)
    // Another workspace may have been chosen since.
    const isStillChosen = browserStorage.read(stored)?.id === chosen.id
    if (known && isStillChosen && !known.workspaces.some(({ id }) => id === chosen.id))
      browserStorage.write(stored, null)
    update()
  }

  return {
    signedIn(next) {
      if (account === next) return
      stopFollowing()
      endAll()
      account = next
      ownActor.send({ type: 'account.in', owner: next })
      stopFollowing = browserStorage.subscribe(forUser(chosenWorkspace, next), follow)
      follow()
      void effects.emptyEnded(next)
      void effects.unsentWorkplaces(next).then((unsent) => {
        if (account === next) unsent.forEach(begin)
      })
    },
    signedOut() {
      account = null
      stopFollowing()
      endAll()
      // It removes the copies of shared workspaces as well.
      ownActor.send({ type: 'account.out' })
      update()
    },
    retry() {
      for (const actor of [ownActor, ...[...shared.values()].map((one) => one.actor)]) retry(actor)
    },
    dismiss: () => ownActor.send({ type: 'dismiss' }),
    dismissShut() {
      shut = null
      update()
    },
  }
}
