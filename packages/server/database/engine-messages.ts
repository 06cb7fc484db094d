import type { BackendKeys } from './backend'
import type { KnownHashes } from '../auth/known-hashes'
import type { Statement } from './statements'

/** Start options of the database thread. */
export interface EngineOptions {
  keys: BackendKeys
  siteUrl: string
  adminEmail: string
  /** In memory when absent. */
  folder?: string
  /** A dump to start from. */
  dump?: Blob
}

export interface Rows<T> {
  rows: T[]
}

export interface PlainRequest {
  url: string
  method: string
  headers: [string, string][]
  body: string
  peer: string | null
  known?: KnownHashes
}

export interface PlainResponse {
  status: number
  headers: [string, string][]
  body: string | null
}

export interface PlainMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Code of the error of a start on a database that a newer version has migrated; its message names the migration. */
export const NEWER_DATABASE = 'newer-database'

/** An error as it crosses between the threads. `code` is the SQLSTATE of the database or the code of the system. */
export interface PlainError {
  message: string
  code?: string
  syscall?: string
  stack?: string
}

/** Calls that the database thread answers. */
export interface Calls {
  query: (sql: string, values: unknown[]) => Promise<Rows<unknown>>
  exec: (sql: string) => Promise<void>
  together: (statements: readonly Statement[]) => Promise<Rows<unknown>[]>
  fetch: (request: PlainRequest) => Promise<PlainResponse>
  dump: () => Promise<ArrayBuffer>
  close: () => Promise<void>
}
export type CallName = keyof Calls

export type ToThread =
  | { kind: 'call'; id: number; name: CallName; values: unknown[] }
  | { kind: 'delivered'; id: number; error?: string }

export type FromThread =
  | { kind: 'open' }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'refusal'; id: number; error: PlainError }
  /** The start failed. */
  | { kind: 'failed'; error: PlainError }
  /** The database failed in a way that it does not recover from. */
  | { kind: 'broken' }
  /** A write found no room on the disk. */
  | { kind: 'full' }
  | { kind: 'log'; text: string }
  | { kind: 'mail'; id: number; mail: PlainMail }
  /** Documents of this workspace have changed. */
  | { kind: 'changed'; workspace: string }

export function plainError(error: unknown): PlainError {
  const { message, code, syscall, stack } = (
    error instanceof Error ? error : new Error(String(error))
  ) as NodeJS.ErrnoException
  return { message, code, syscall, stack }
}
