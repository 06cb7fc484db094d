import { nullable, object, optional, pipe, safeParse, string, transform, url } from 'valibot'

const blankIsNull = optional(
  nullable(
    pipe(
      string(),
      transform((value) => value.trim() || null),
    ),
  ),
  null,
)

const schema = object({
  /** Address of a hosted Supabase project; null means the embedded backend of the same origin. */
  VITE_SUPABASE_URL: blankIsNull,
  /** Its publishable (anon) key. */
  VITE_SUPABASE_ANON_KEY: blankIsNull,
  /** The designated admin's address: a hint for the interface only. */
  VITE_ADMIN_EMAIL: blankIsNull,
})

export interface BackendConfig {
  url: string
  key: string
  adminEmail: string | null
  /** Where mails arrive on a local installation; null where real mail is sent. */
  mailboxPath: string | null
}

/**
 * The hosted backend that this build was made for. `embedded` when none is set; `broken` when only half is
 * set or the address is no URL, so that the app never sends requests to a wrong address.
 */
export type BuildBackend =
  | { kind: 'embedded' }
  | { kind: 'broken' }
  | { kind: 'hosted'; backend: BackendConfig }

export function readBuildBackend(env: Record<string, unknown>): BuildBackend {
  const result = safeParse(schema, env)
  if (!result.success) return { kind: 'broken' }
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_ADMIN_EMAIL } = result.output
  if (!VITE_SUPABASE_URL && !VITE_SUPABASE_ANON_KEY) return { kind: 'embedded' }
  if (!VITE_SUPABASE_URL || !VITE_SUPABASE_ANON_KEY) return { kind: 'broken' }
  if (!safeParse(pipe(string(), url()), VITE_SUPABASE_URL).success) return { kind: 'broken' }
  return {
    kind: 'hosted',
    backend: {
      url: VITE_SUPABASE_URL,
      key: VITE_SUPABASE_ANON_KEY,
      adminEmail: VITE_ADMIN_EMAIL,
      mailboxPath: null,
    },
  }
}

/** Whether Orrery's own server answers at this origin. A build for a hosted project has none beside it. */
export const hasServer = (): boolean => readBuildBackend(import.meta.env).kind !== 'hosted'
