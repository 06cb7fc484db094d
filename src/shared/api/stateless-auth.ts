import type { SupabaseClient } from '@supabase/supabase-js'
import { loadBackend } from './backend'
import { watchedFetch } from './watched-fetch'

/**
 * An auth client without a session or storage: for requests on behalf of another user, whose link is opened
 * elsewhere. Rejects with `NotConfiguredError` or a network error.
 */
export async function createStatelessAuth(): Promise<Pick<SupabaseClient['auth'], 'resetPasswordForEmail'>> {
  const [{ AuthClient }, { url, key }] = await Promise.all([import('./supabase'), loadBackend()])
  return new AuthClient({
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    headers: { apikey: key },
    fetch: watchedFetch,
    // Without a verifier, which the other flow leaves in the storage.
    flowType: 'implicit',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}
