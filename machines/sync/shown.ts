import type { SnapshotFrom } from 'xstate'
import type { SyncShown } from './setup'
import type { syncMachine } from './sync.machine'

/** Failures in a row after which users see that something is wrong; fewer pass unnoticed. */
const STUBBORN = 4

/** The visible state; null while there is nothing to show. */
export function shownOf(snapshot: SnapshotFrom<typeof syncMachine>): SyncShown | null {
  const { context } = snapshot
  const { waiting, refused, failure, failures, told } = context
  if (snapshot.matches({ on: 'following' }))
    return told && { ...told, waiting: Math.max(told.waiting, waiting) }
  if (snapshot.matches('stayed')) return { sign: 'stayed', waiting, refused: [], failure }
  if (!snapshot.matches('on')) return null
  return { sign: signOf(snapshot, failures), waiting, refused, failure }
}

function signOf(snapshot: SnapshotFrom<typeof syncMachine>, failures: number): SyncShown['sign'] {
  const { waiting, refused } = snapshot.context
  if (snapshot.matches({ on: { leading: 'offline' } })) return 'offline'
  if (snapshot.matches({ on: { leading: 'shut' } })) return 'shut'
  if (failures >= STUBBORN || refused.length > 0) return 'attention'
  if (failures > 0) return 'waiting'
  return waiting > 0 || snapshot.matches({ on: { leading: 'pushing' } }) ? 'saving' : 'saved'
}

/** The signs by how much users should know of them, the most pressing first. */
const PRESSING: readonly SyncShown['sign'][] = [
  'stayed',
  'attention',
  'offline',
  'waiting',
  'saving',
  'shut',
  'saved',
]

/** One state of several workspaces: the most pressing sign, and everything that waits or was refused. */
export function joinShown(all: readonly SyncShown[]): SyncShown | null {
  const sign = PRESSING.find((one) => all.some((shown) => shown.sign === one))
  if (!sign) return null
  return {
    // Nothing waits in a workspace that is shut.
    sign: sign === 'shut' ? 'saved' : sign,
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    refused: all.flatMap(({ refused }) => refused),
    failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}
