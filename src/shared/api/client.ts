import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { loadBackend } from './backend'

type Client = SupabaseClient<Database>

export interface Backend {
  client: Client
  /** The designated admin's address, or null when none is known. */
  adminEmail: string | null
  /** Where mails arrive on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

/** Where the auth client keeps its session in this browser. */
export const SESSION_KEY = 'orrery-auth'

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
      storageKey: SESSION_KEY,
    },
  })
  const backend = { client, adminEmail, mailboxPath }
  announceBackend(backend)
  return backend
}

/** Whether this browser holds a session, or the address a link to one: only then is the client needed at start. */
export function mayHaveSession(): boolean {
  const { searchParams, hash } = new URL(window.location.href)
  if (searchParams.has('code') || hash.includes('access_token=')) return true
  try {
    return window.localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
