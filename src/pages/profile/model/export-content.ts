import { causeCode, Failure } from '@/shared/lib/failure'
import type { Incoming } from '@/shared/lib/collection/replica-types'

interface Sources {
  /** The account and the profile. */
  record: () => Promise<object>
  /** Everything that the account stores. */
  documents: () => Promise<readonly Incoming[]>
  /** The files of datasets in the store of the server, and the links to documents. */
  shared: () => Promise<object>
  /** Everything that this browser stores for the user. Rejects with a `Failure` when it cannot be read. */
  browser: () => Promise<object>
}

/**
 * The content that Download Data saves. The documents of the account are complete without this browser, so a browser that forbids storage
 * or cannot read it says so in the file, and its copy is left out.
 */
export async function exportContent(
  { record, documents, shared, browser }: Sources,
  at: number,
): Promise<object> {
  return {
    exportedAt: new Date(at).toISOString(),
    note: 'API keys of other services are masked except for their last four characters.',
    ...(await record()),
    documents: await documents().then(byKind, (error: unknown) => {
      if (!isDenied(error)) throw error
      return { unread: error.message }
    }),
    ...(await shared()),
    browser: await browser().catch((error: unknown) => {
      if (!(error instanceof Failure) || error.kind !== 'storage') throw error
      return { unread: error.message }
    }),
  }
}

/** An account that is locked or not active yet may not read its documents, but may have what it can read. */
const isDenied = (error: unknown): error is Failure => causeCode(error) === '42501'

function byKind(documents: readonly Incoming[]): Record<string, unknown[]> {
  const kinds: Record<string, unknown[]> = {}
  for (const { kind, id, value, version, deleted } of documents)
    if (!deleted) (kinds[kind] ??= []).push({ id, version, ...(value as object) })
  return kinds
}
