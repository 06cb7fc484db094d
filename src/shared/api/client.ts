import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { loadBackend } from './backend'
import { SESSION_KEY, sessionKeeper } from './stored-session'
import { watchedFetch } from './watched-fetch'

export type Client = SupabaseClient<Database>

export interface Backend {
  client: Client
  /** The designated admin's address, or null when none is known. */
  adminEmail: string | null
  /** Where mails arrive on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

let backend: Promise<Backend> | null = null
let announceBackend: (backend: Backend) => void

/** Resolves once somebody has loaded the client; waiting for it does not load it. */
export const backendLoaded = new Promise<Backend>((resolve) => {
  announceBackend = resolve
})

/**
 * The one Supabase client, loaded on first use: pages that need no account never download it.
 * Rejects with `NotConfiguredError` or a network error; the next call tries again.
 */
export function getBackend(): Promise<Backend> {
  backend ??= createBackend().catch((error: unknown) => {
    backend = null
    throw error
  })
  return backend
}

async function createBackend(): Promise<Backend> {
  const [{ createClient }, { url, key, adminEmail, mailboxPath }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadBackend(),
  ])
  const client = createClient<Database>(url, key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      storage: sessionKeeper,
      storageKey: SESSION_KEY,
    },
    global: { fetch: watchedFetch },
  })
  const backend = { client, adminEmail, mailboxPath }
  announceBackend(backend)
  return backend
}
