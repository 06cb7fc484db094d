import { boolean } from 'valibot'
import { browserStorage } from '../browser-storage'
import { forUser, type StoredDefinition } from '../storage'
import { browserDatabase, entriesArrived } from './collections'
import { createReplica } from './replica'
import type { SyncedKind } from './replica-types'

const storedTrace: StoredDefinition<boolean> = {
  key: 'documents-synced',
  version: 1,
  schema: boolean(),
  fallback: false,
}

/** The copy of an account's documents in this browser. */
export const openReplica = (kinds: readonly SyncedKind[]) =>
  createReplica({
    database: browserDatabase,
    kinds,
    announce: entriesArrived,
    trace: {
      isLeft: (owner) => browserStorage.read(forUser(storedTrace, owner)),
      leave: (owner) => void browserStorage.write(forUser(storedTrace, owner), true),
    },
  })
