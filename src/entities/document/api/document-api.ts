import { callFunction } from '@/shared/api'
import type {
  ChangeResult,
  Incoming,
  IncomingPage,
  OutgoingChange,
} from '@/shared/lib/collection/replica-types'
import { pageSchema, resultsSchema, type StoredVersion, versionsSchema } from '../model'

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

/** The stored versions of a document, the newest first, those that lost among them. */
export const readVersions = (
  workspace: string,
  { kind, id }: { kind: string; id: string },
  signal: AbortSignal,
): Promise<StoredVersion[]> =>
  callFunction('document_history', { workspace, kind, id }, versionsSchema, signal)

/** Every document of a workspace, in the order in which they changed. */
export async function readAllDocuments(workspace: string, signal: AbortSignal): Promise<Incoming[]> {
  const all: Incoming[] = []
  for (let cursor = 0, more = true; more; ) {
    const page = await pullDocuments(workspace, cursor, signal)
    all.push(...page.documents)
    ;({ cursor, more } = page)
  }
  return all
}
