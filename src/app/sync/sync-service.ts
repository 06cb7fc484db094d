import { takeVisitorsChat } from '@/entities/assistant'
import { keepsDocuments, pullDocuments, pushDocuments } from '@/entities/document'
import { workspaceService } from '@/entities/workspace'
import { watchEntries } from '@/shared/lib/collection/collections'
import { openReplica } from '@/shared/lib/collection/open-replica'
import { isThings } from '@/shared/lib/collection/replica-types'
import { causeCode, Failure } from '@/shared/lib/failure'
import { reportError } from '@/shared/lib/report-error'
import { accountOf, isShared, setReadOnly, workspaceOf } from '@/shared/lib/workplace'
import type { Left, Pulled, Pushed, SyncEvent, SyncShown } from '@machines/sync'
import { KINDS, watchThings } from './kinds'
import { STAYED_CODE } from './sync-port'

const ownReplica = openReplica(KINDS)
/** In a shared workspace there is nothing that belongs to one account. */
const sharedReplica = openReplica(KINDS.filter((kind) => !isThings(kind)))
const replicaOf = (workplace: string) => (isShared(workplace) ? sharedReplica : ownReplica)

type Send = (event: SyncEvent) => void

/** Runs work on the browser's database, whose refusals become a `Failure`. */
async function stored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Failure('This browser could not read or save your documents.', 'storage', { cause: error })
  }
}

export const openDocuments = (owner: string): Promise<void> => stored(replicaOf(owner).open(owner))

/** How far the account was read; null when this browser cannot say. */
export const cursorOf = (owner: string): Promise<number | null> =>
  replicaOf(owner)
    .cursor(owner)
    .catch(() => null)

/** The code of the database for what a caller may not do. */
const REFUSED = '42501'

/** Whether the membership has ended or is suspended; not so when nothing may be read, as after the end of a session. */
async function hasEnded(workplace: string): Promise<boolean> {
  const { workspaces } = await workspaceService.membership()
  const own = workspaces.find(({ id }) => id === accountOf(workplace))
  const shared = workspaces.find(({ id }) => id === workspaceOf(workplace))
  return own !== undefined && shared?.status !== 'active'
}

export async function pull(owner: string, signal: AbortSignal): Promise<Pulled> {
  const replica = replicaOf(owner)
  try {
    const page = await pullDocuments(workspaceOf(owner), await stored(replica.cursor(owner)), signal)
    // The account has signed out, or the answer took too long: the machine has gone on without it.
    signal.throwIfAborted()
    if (isShared(owner) && page.edits_projects !== undefined) setReadOnly(owner, !page.edits_projects)
    await stored(replica.apply(owner, page))
    return { more: page.more }
  } catch (error) {
    if (!isShared(owner) || causeCode(error) !== REFUSED || !(await hasEnded(owner))) throw error
    signal.throwIfAborted()
    await stored(replica.empty(owner))
    return { more: false, shut: true }
  }
}

export async function push(owner: string, signal: AbortSignal): Promise<Pushed> {
  const replica = replicaOf(owner)
  await stored(replica.carry(owner))
  // After the account's conversation was read, which would win against a conversation that does not contain it.
  if (!isShared(owner)) takeVisitorsChat(owner)
  const changes = await stored(replica.outgoing(owner))
  let lost = 0
  if (changes.length > 0) {
    const results = await pushDocuments(workspaceOf(owner), changes, signal)
    lost = await stored(replica.settle(owner, changes, results))
  }
  const { changes: waiting, refused } = await stored(replica.waiting(owner))
  return { sent: changes.length, lost, waiting, refused }
}

export const retryRefused = (owner: string): Promise<void> => stored(replicaOf(owner).retryRefused(owner))

/** The shared workspaces of an account with changes that have not reached them. Empty when this browser cannot say. */
export const unsentWorkplaces = async (account: string): Promise<string[]> => {
  const known = await sharedReplica.shared(account).catch(() => new Map<string, number>())
  return [...known].flatMap(([workplace, waiting]) => (waiting > 0 ? [workplace] : []))
}

/** Empties the copies of shared workspaces whose membership ended while this browser did not read them. */
export async function emptyEnded(account: string): Promise<void> {
  const copies = await sharedReplica.shared(account).catch(() => new Map<string, number>())
  if (copies.size === 0) return
  const known = await workspaceService.membership().catch(() => null)
  // Without its own workspace in it, the answer is not that of this account.
  if (!known?.workspaces.some(({ id }) => id === account)) return
  const active = new Set(known.workspaces.flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
  for (const workplace of copies.keys())
    if (!active.has(workspaceOf(workplace))) await sharedReplica.empty(workplace).catch(() => undefined)
}

/** Removes the documents of an account that has signed out, unless they stay by choice or for changes that it lacks. */
export async function leave(owner: string): Promise<Left> {
  if (keepsDocuments(owner)) return { waiting: 0 }
  let left = 0
  for (const workplace of [owner, ...(await stored(sharedReplica.shared(owner))).keys()]) {
    const replica = replicaOf(workplace)
    if (await stored(replica.removeDocuments(workplace))) continue
    const { changes, refused } = await stored(replica.waiting(workplace))
    left += changes + refused.length
  }
  return { waiting: left }
}

/** Reports that documents of an account are in a browser that it has left. Nothing of them is in the report. */
export const reportStayed = (error: unknown): void =>
  reportError(new Error(`${STAYED_CODE}: documents were not removed at sign-out`, { cause: error }))

/** Sends `leads` once this tab holds the lock of its browser. Returns the end. */
export function lead(owner: string, send: Send): () => void {
  const ends = new AbortController()
  // A page without TLS has no locks: each of its tabs sends, and the account takes every change once.
  if (!navigator.locks) send({ type: 'leads' })
  else
    navigator.locks
      .request(
        `orrery:sync:${owner}`,
        { signal: ends.signal },
        () =>
          new Promise<void>((resolve) => {
            ends.signal.addEventListener('abort', () => resolve())
            send({ type: 'leads' })
          }),
      )
      .catch(() => undefined)
  return () => ends.abort()
}

type Message = { owner: string } & ({ shown: SyncShown } | { event: 'page.shown' | 'retry' } | { asks: true })

const isMessage = (data: unknown, owner: string): data is Message =>
  typeof data === 'object' && data !== null && (data as Partial<Message>).owner === owner

export interface Watched {
  isLeading: () => boolean
  shown: () => SyncShown | null
}

/** The other tabs of this browser. */
export interface Tabs {
  tell: (shown: SyncShown) => void
  pass: (event: 'page.shown' | 'retry') => void
  /** Asks the leading tab what it shows. */
  ask: () => void
}

let tabs: BroadcastChannel | null = null
export function tabsOf(owner: string): Tabs {
  tabs ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('orrery:sync')
  const post: (message: Message) => void = tabs ? tabs.postMessage.bind(tabs) : () => undefined
  return {
    tell: (shown) => post({ owner, shown }),
    pass: (event) => post({ owner, event }),
    ask: () => post({ owner, asks: true }),
  }
}

/** Reports changes in this browser, its connection and its visibility. Returns the end. */
export function watch(owner: string, send: Send, { isLeading, shown }: Watched): () => void {
  const ends = new AbortController()
  const on = { signal: ends.signal }
  const { tell, pass, ask } = tabsOf(owner)
  const count = () =>
    void replicaOf(owner)
      .waiting(owner)
      .then(
        ({ changes }) =>
          changes > 0 && !ends.signal.aborted && send({ type: 'local.changed', waiting: changes }),
        // The leading tab says why nothing can be read.
        () => undefined,
      )
  let due = false
  const changed = () => {
    if (due) return
    due = true
    queueMicrotask(() => {
      due = false
      count()
    })
  }
  const ended = [watchEntries((whose) => whose === owner && changed())]
  if (!isShared(owner)) ended.push(watchThings(owner, changed))
  const show = () => {
    if (document.visibilityState !== 'visible') return
    if (isLeading()) send({ type: 'page.shown' })
    else pass('page.shown')
  }
  window.addEventListener('focus', show, on)
  document.addEventListener('visibilitychange', show, on)
  window.addEventListener('online', () => send({ type: 'connection.returned' }), on)
  window.addEventListener('offline', () => send({ type: 'connection.lost' }), on)
  if (!navigator.onLine) send({ type: 'connection.lost' })
  tabs?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data, owner)) return
      const now = shown()
      if ('shown' in data) send({ type: 'told', shown: data.shown })
      else if (!isLeading()) return
      else if ('event' in data) send({ type: data.event })
      else if (now) tell(now)
    },
    on,
  )
  ask()
  return () => {
    ends.abort()
    for (const end of ended) end()
  }
}
