import type { Session, SessionPort } from '@/entities/profile/model'
import { type ActorEnvironment, createLateValue } from '@/shared/lib/machine'
import type { SyncShown } from '@machines/sync'
import type { SyncActor } from './sync-actor'

/** The synchronisation of the account's documents, as pages see it before its code has loaded. */
export interface SyncPort {
  /** Null while nothing is known. */
  getSnapshot: () => SyncShown | null
  subscribe: (listener: () => void) => () => void
  retry: () => void
  /** Takes the notice of documents that stayed away. */
  dismiss: () => void
}

/** The name of the failure to remove documents at sign-out, in the notice and in the report. */
export const STAYED_CODE = 'sync-documents-stayed'

const NOTHING: { shown: SyncShown | null } = { shown: null }

/** ms. The page comes first. */
const QUIET = 500

/** Starts it for the account that is signed in. The entry calls this once; a visitor loads nothing of it. */
export function createSyncPort(environment: ActorEnvironment, session: SessionPort): SyncPort {
  let owner: string | null = null
  const sync = createLateValue<typeof NOTHING, SyncActor>({
    first: NOTHING,
    async load() {
      const { createSyncActor } = await import('./sync-actor')
      return createSyncActor(environment, (shown) => sync.set({ shown }))
    },
    onFailed: () => void environment.clock.setTimeout(begin, 5000),
  })
  // An account that is locked or inactive may not read its documents.
  const isActive = () => {
    const known = session.getSnapshot()
    return known.status !== 'signedIn' || known.profile.status === 'active'
  }
  const begin = () =>
    void sync.start().then((actor) => {
      if (!isActive()) return
      if (owner) actor?.send({ type: 'account.in', owner })
      else actor?.send({ type: 'account.out' })
    })
  const follow = (known: Session) => {
    if (known.status === 'signedIn' && owner !== known.profile.id) {
      owner = known.profile.id
      environment.clock.setTimeout(begin, QUIET)
    }
    if (known.status === 'signedOut' && owner !== null) {
      owner = null
      begin()
    }
  }
  session.subscribe(follow)
  follow(session.getSnapshot())
  environment.late?.add(() => void sync.start())
  return {
    getSnapshot: () => sync.getSnapshot().shown,
    subscribe: (listener) => sync.subscribe(listener),
    dismiss: () => void sync.start().then((actor) => actor?.send({ type: 'dismiss' })),
    retry: () =>
      void sync.start().then(async (actor) => {
        if (actor) (await import('./sync-actor')).retry(actor)
      }),
  }
}
