import { loadOnce } from '@/shared/lib/load-once'
import { backendConfig } from './backend'
import { announceBackend } from './backend-loaded'
import type { Client } from './supabase'

export interface Backend {
  client: Client
  /** The designated admin's address, or null when none is known. */
  adminEmail: string | null
  /** Where mails arrive on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

/**
 * The one Supabase client, loaded on first use: pages that need no account never download it.
 * Rejects with `NotConfiguredError` or a network error; the next call tries again.
 */
export const getBackend = loadOnce(createBackend)

async function createBackend(): Promise<Backend> {
  const [{ createClient }, { url, key, adminEmail, mailboxPath }] = await Promise.all([
    import('./supabase'),
    backendConfig(),
  ])
  const backend = { client: createClient(url, key), adminEmail, mailboxPath }
  announceBackend(backend)
  return backend
}
