import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Client } from './kit'

/** A change of a document, as a client pushes it. */
export interface Change {
  kind: string
  id: string
  change: string
  base?: number
  value?: unknown
  deleted?: boolean
  after?: string[]
}

export interface Result {
  change: string
  result: 'accepted' | 'conflict' | 'refused'
  version?: number
  value?: unknown
  deleted?: boolean
  code?: string
}

export interface Page {
  documents: { kind: string; id: string; value: unknown; version: number; deleted: boolean }[]
  cursor: number
  more: boolean
}

export const change = (id: string, value: unknown, rest: Partial<Change> = {}): Change => ({
  kind: 'project',
  id,
  change: randomUUID(),
  value,
  ...rest,
})

/** The calls of one client. Each fails the test when the database refuses the whole call. */
export const documentsOf = (client: Client, workspace: string) => ({
  async push(...changes: Change[]): Promise<Result[]> {
    const { data, error } = await client.rpc('push_documents', {
      workspace,
      changes: JSON.stringify(changes),
    })
    expect(error).toBeNull()
    return data as Result[]
  },
  async pull(after_cursor = 0, page_size = 500): Promise<Page> {
    const { data, error } = await client.rpc('pull_documents', { workspace, after_cursor, page_size })
    expect(error).toBeNull()
    return data as Page
  },
  async history(id: string, kind = 'project') {
    const { data, error } = await client.rpc('document_history', { workspace, kind, id })
    expect(error).toBeNull()
    return data as { version: number; lost: boolean; deleted: boolean; value: unknown; by: string }[]
  },
})
