import type { Session, SessionPort } from '@/entities/profile/model'
import { type ActorEnvironment, createLateValue } from '@/shared/lib/machine'
import type { DocumentsSync, SyncState } from './documents-sync'

/** The synchronisation of the account's documents, as pages see it before its code has loaded. */
export interface SyncPort {
  /** Nothing is shown while nothing is known. The same object for as long as nothing changes. */
  getSnapshot: () => SyncState
  subscribe: (listener: () => void) => () => void
  retry: () => void
  /** Takes the notice of documents that stayed away. */
  dismiss: () => void
  /** Takes the notice of a shared workspace that the account may no longer read. */
  dismissShut: () => void
}

/** The name of the failure to remove documents at sign-out, in the notice and in the report. */
export const STAYED_CODE = 'sync-documents-stayed'

export const NOTHING_SHOWN: SyncState = { shown: null, shut: null }

/** ms. The page comes first. */
const QUIET = 500

/** Starts it for the account that is signed in. The entry calls this once; a visitor loads nothing of it. */
export function createSyncPort(environment: ActorEnvironment, session: SessionPort): SyncPort {
  let owner: string | null = null
  const sync = createLateValue<SyncState, DocumentsSync>({
    first: NOTHING_SHOWN,
    async load() {
      const { createDocumentsSync } = await import('./documents-sync')
      return createDocumentsSync(environment, (state) => sync.set(state))
    },
    onFailed: () => void environment.clock.setTimeout(begin, 5000),
  })
  // An account that is locked or inactive may not read its documents.
  const isActive = () => {
    const known = session.getSnapshot()
    return known.status !== 'signedIn' || known.profile.status === 'active'
  }
  const begin = () =>
    void sync.start().then((documents) => {
      if (!isActive()) return
      if (owner) documents?.signedIn(owner)
      else documents?.signedOut()
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
    getSnapshot: sync.getSnapshot,
    subscribe: (listener) => sync.subscribe(listener),
    dismiss: () => void sync.start().then((documents) => documents?.dismiss()),
    dismissShut: () => void sync.start().then((documents) => documents?.dismissShut()),
    retry: () => void sync.start().then((documents) => documents?.retry()),
  }
}
