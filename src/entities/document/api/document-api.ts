import { callFunction } from '@/shared/api'
import type { ChangeResult, IncomingPage, OutgoingChange } from '@/shared/lib/collection/replica-types'
import { pageSchema, resultsSchema } from '../model'

/** Documents of one request at most. */
const PAGE = 500

/** The next page of what changed in a workspace after a cursor. */
export const pullDocuments = (
  workspace: string,
  after_cursor: number,
  signal: AbortSignal,
): Promise<IncomingPage> =>
  callFunction('pull_documents', { workspace, after_cursor, page_size: PAGE }, pageSchema, signal)

/** Sends changes in one request. Resolves with the result of each, in their order. */
export const pushDocuments = (
  workspace: string,
  changes: readonly OutgoingChange[],
  signal: AbortSignal,
): Promise<ChangeResult[]> =>
  callFunction('push_documents', { workspace, changes: JSON.stringify(changes) }, resultsSchema, signal)
