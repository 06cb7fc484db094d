import { boolean } from 'valibot'
import { browserStorage } from '../browser-storage'
import { forUser, type StoredDefinition } from '../storage'
import { isShared } from '../workplace'
import { browserDatabase, entriesArrived } from './collections'
import { createReplica } from './replica'
import type { SyncedKind } from './replica-types'

const storedTrace: StoredDefinition<boolean> = {
  key: 'documents-synced',
  version: 1,
  schema: boolean(),
  fallback: false,
}

/** The copies of documents in this browser, each with the key of its workplace. */
export const openReplica = (kinds: readonly SyncedKind[]) =>
  createReplica({
    database: browserDatabase,
    kinds,
    announce: entriesArrived,
    trace: {
      // A shared workspace has nothing beside the database.
      isLeft: (owner) => isShared(owner) || browserStorage.read(forUser(storedTrace, owner)),
      leave: (owner) => void (isShared(owner) || browserStorage.write(forUser(storedTrace, owner), true)),
    },
  })
