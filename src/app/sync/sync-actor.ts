import { watchPage } from '@/features/live-runs'
import {
  type Actor,
  type ActorEnvironment,
  createAppActor,
  fromCallback,
  fromPromise,
} from '@/shared/lib/machine'
import { drawSeed } from '@/shared/lib/random'
import { type LiveEvent, liveMachine } from '@machines/live'
import {
  liveOfSync,
  type SyncEvent,
  type Left,
  type Pulled,
  type SyncShown,
  shownOf,
  syncMachine,
} from '@machines/sync'
import { followAccount } from './live-service'
import {
  lead,
  leave,
  openDocuments,
  pull,
  push,
  reportStayed,
  retryRefused,
  tabsOf,
  watch,
} from './sync-service'

export type SyncActor = Actor<typeof syncMachine>

interface Owned {
  owner: string
}

const live = liveOfSync(
  liveMachine.provide({
    actors: {
      stream: fromCallback<LiveEvent, Owned>(({ input, sendBack }) => followAccount(input.owner, sendBack)),
      watch: fromCallback<LiveEvent>(({ sendBack }) => watchPage(sendBack, false)),
    },
  }),
)

/**
 * Starts the machine that synchronises the documents of an account or of one of its shared workspaces. The copy of a shared
 * workspace stays in the browser until the account itself signs out.
 */
export function createSyncActor(
  environment: ActorEnvironment,
  show: (shown: SyncShown | null) => void,
): SyncActor {
  const actor: SyncActor = createAppActor(
    syncMachine.provide({
      actors: {
        lead: fromCallback<SyncEvent, Owned>(({ input, sendBack }) => lead(input.owner, sendBack)),
        watch: fromCallback<SyncEvent, Owned>(({ input, sendBack }) =>
          watch(input.owner, sendBack, { isLeading, shown: () => shownOf(actor.getSnapshot()) }),
        ),
        live,
        open: fromPromise<void, Owned>(({ input }) => openDocuments(input.owner)),
        pull: fromPromise<Pulled, Owned>(({ input, signal }) => pull(input.owner, signal)),
        push: fromPromise(({ input, signal }) => push(input.owner, signal)),
        retryRefused: fromPromise<void, Owned>(({ input }) => retryRefused(input.owner)),
        leave: fromPromise<Left, Owned>(({ input }) => leave(input.owner)),
      },
      actions: { report: (_, { error }) => reportStayed(error) },
    }),
    environment,
    { seed: drawSeed(environment.random) },
  )
  const isLeading = () => actor.getSnapshot().matches({ on: 'leading' })
  let told = ''
  actor.subscribe((snapshot) => {
    const shown = shownOf(snapshot)
    show(shown)
    const text = JSON.stringify(shown)
    if (!shown || !isLeading() || text === told || !snapshot.context.owner) return
    told = text
    tabsOf(snapshot.context.owner).tell(shown)
  })
  return actor
}

/** Whether everything was read and sent just now. The visible state says `saved` while documents are still loading. */
export const isReadable = (actor: SyncActor): boolean =>
  actor.getSnapshot().matches({ on: { leading: 'saved' } })

/** Whether nothing is left to do for this tab: another tab does it, or it has ended. */
export const isSettled = (actor: SyncActor): boolean =>
  isReadable(actor) ||
  actor.getSnapshot().matches({ on: { leading: 'shut' } }) ||
  actor.getSnapshot().matches({ on: 'following' })

/** Asks for another attempt by this tab, or by the tab that sends for all. */
export function retry(actor: SyncActor): void {
  const { owner } = actor.getSnapshot().context
  if (actor.getSnapshot().can({ type: 'retry' })) actor.send({ type: 'retry' })
  else if (owner) tabsOf(owner).pass('retry')
}
