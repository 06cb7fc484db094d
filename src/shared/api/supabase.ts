import { AuthClient, type Session } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { SESSION_KEY, sessionKeeper } from './stored-session'
import { watchedFetch } from './watched-fetch'

/** What `createClient` of @supabase/supabase-js gives, as far as Orrery asks for it: no realtime and no files. */
export type Client = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'rpc'> & {
  /** Calls an edge function; its own client is loaded then. */
  invoke: SupabaseClient['functions']['invoke']
}

export { AuthClient }

/** `url` is that of the project, `key` its public one. */
export function createClient(url: string, key: string): Client {
  const at = (path: string) => new URL(path, `${url.replace(/\/+$/, '')}/`).href
  const headers = { apikey: key }
  const auth = new AuthClient({
    url: at('auth/v1'),
    headers: { ...headers, Authorization: `Bearer ${key}` },
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    storage: sessionKeeper,
    storageKey: SESSION_KEY,
    fetch: watchedFetch,
  })
  const fetchAs: typeof fetch = async (input, init) => {
    const { data }: { data: { session: Session | null } } = await auth.getSession()
    const sent = new Headers(init?.headers)
    if (!sent.has('Authorization')) sent.set('Authorization', `Bearer ${data.session?.access_token ?? key}`)
    return watchedFetch(input, { ...init, headers: sent })
  }
  const rest = new PostgrestClient<Database>(at('rest/v1'), { headers, fetch: fetchAs })
  return {
    auth,
    from: rest.from.bind(rest) as Client['from'],
    rpc: rest.rpc.bind(rest) as Client['rpc'],
    async invoke(...asked) {
      const { FunctionsClient } = await import('@supabase/functions-js')
      return new FunctionsClient(at('functions/v1'), { headers, customFetch: fetchAs }).invoke(...asked)
    },
  }
}
