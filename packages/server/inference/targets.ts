import { LRUCache } from 'lru-cache'
import type { Caller } from '../callers/callers'
import type { Signature } from './tensors'

export interface TargetVersion {
  version: number
  hash: string
  signature: Signature
  /** Percent of the requests that name no version. */
  share: number
}

/** An endpoint, as the database describes it to a caller who may ask it. */
export interface Target {
  id: string
  workspace_id: string
  name: string
  paused: boolean
  /** Whether its last requests are kept. */
  keep_requests: boolean
  /** The newest first. */
  versions: TargetVersion[]
}

/**
 * How long the answer of the database holds, in ms: a key that is revoked, and an endpoint that is paused or changed, count
 * after this in every process.
 */
const HOLDS = 500
const MOST = 5000

export interface Targets {
  /** The endpoint of a name that a caller may ask. Rejects with the error of the database. */
  of: (caller: Caller, workspace: string | null, name: string) => Promise<Target>
}

export function createTargets(holds = HOLDS): Targets {
  const known = new LRUCache<string, Promise<Target>>({ max: MOST, ttl: holds })
  return {
    of(caller, workspace, name) {
      const key = JSON.stringify([caller.id, workspace, name])
      const found = known.get(key)
      if (found) return found
      const asked = askTarget(caller, workspace, name)
      known.set(key, asked)
      return asked
    },
  }
}

async function askTarget(caller: Caller, workspace: string | null, name: string): Promise<Target> {
  const [row] = await caller.query<{ answer: Target }>(
    'select private.serving_target(private.serving_workspace($1), $2::jsonb) as answer',
    [workspace, JSON.stringify({ name })],
  )
  return row?.answer as Target
}
