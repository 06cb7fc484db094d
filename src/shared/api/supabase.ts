import { AuthClient, createClient as createSupabaseClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { SESSION_KEY, sessionKeeper } from './stored-session'
import { watchedFetch } from './watched-fetch'

/** Realtime, files and passkeys are left out of what browsers load (`without-realtime.ts`, `without-storage.ts`, `without-passkeys.ts`). */
export type Client = Omit<
  SupabaseClient<Database>,
  'realtime' | 'storage' | 'channel' | 'getChannels' | 'removeChannel' | 'removeAllChannels'
>

export { AuthClient }

/** `url` is the project's address, `key` its public key. */
export const createClient = (url: string, key: string): Client =>
  createSupabaseClient<Database>(url, key, {
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
