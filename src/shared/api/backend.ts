import { boolean, nullable, object, optional, safeParse, string } from 'valibot'
import { type BackendConfig, paths, readBuildBackend } from '@/shared/config'
import { NotConfiguredError } from '@/shared/lib/failure'

const runtimeConfig = object({
  supabaseUrl: string(),
  supabaseKey: string(),
  adminEmail: nullable(string()),
  environment: string(),
  /** The server shows a mailbox to whoever sits at its machine. */
  mailbox: optional(boolean(), false),
})

/**
 * Where the backend is: what the build says, else what the server of this origin says.
 * Rejects with `NotConfiguredError` when neither knows, or with the network error when the server cannot be reached.
 */
export async function loadBackend(): Promise<BackendConfig> {
  const build = readBuildBackend(import.meta.env)
  if (build.kind === 'hosted') return build.backend
  if (build.kind === 'broken') throw new NotConfiguredError()
  const response = await fetch('/api/config', { headers: { accept: 'application/json' } })
  const result = safeParse(runtimeConfig, await response.json().catch(() => null))
  if (!response.ok || !result.success) throw new NotConfiguredError()
  const { supabaseUrl, supabaseKey, adminEmail, environment, mailbox } = result.output
  const mailboxPath = environment === 'embedded' && mailbox ? paths.mailbox : null
  return { url: supabaseUrl, key: supabaseKey, adminEmail, mailboxPath }
}
