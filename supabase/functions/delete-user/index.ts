// Entry for hosted Supabase (`supabase functions deploy delete-user`); packages/server/http/functions.ts mounts the same handler.
import { createClient } from '@supabase/supabase-js'
import { deleteUserHandler } from './handler.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (handler: (request: Request) => Response | Promise<Response>) => void
}

const service = createClient(
  Deno.env.get('SUPABASE_URL') ?? '',
  Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
  { auth: { persistSession: false, autoRefreshToken: false } },
)

/** Signs in with the password, as the service itself counts and limits wrong passwords. The session ends with the account. */
const visitor = () =>
  createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_ANON_KEY') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  })

const answer = deleteUserHandler({
  async callerOf(accessToken) {
    const { data, error } = await service.auth.getUser(accessToken)
    if (error && (error.status ?? 500) >= 500) throw error
    return data.user?.id ?? null
  },
  async standingOf(userId) {
    const { data, error } = await service
      .from('profiles')
      .select('role, status')
      .eq('id', userId)
      .maybeSingle()
    if (error) throw error
    return data
  },
  async tryPassword(userId, password) {
    const { data } = await service.auth.admin.getUserById(userId)
    const email = data.user?.email
    if (!email) return { right: false }
    const { error } = await visitor().auth.signInWithPassword({ email, password })
    if (!error) return { right: true }
    if (error.status === 429) return { wait: 60 }
    if (error.code === 'invalid_credentials') return { right: false }
    throw error
  },
  async isLastAdmin(userId) {
    const { data, error } = await service
      .from('profiles')
      .select('id')
      .eq('role', 'admin')
      .eq('status', 'active')
      .limit(2)
    if (error) throw error
    return data.length === 1 && data[0]?.id === userId
  },
  async remove(userId) {
    const { error } = await service.auth.admin.deleteUser(userId)
    if (error && error.status !== 404) throw error
    return !error
  },
})

// The app is served from another origin. A bearer token opens this, never a cookie, so any origin may ask.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST',
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
  const response = await answer(request)
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
  return response
})
