import { boolean, nullable, object, optional, safeParse, string } from 'valibot'
import { type BackendConfig, paths, readBuildBackend } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { NotConfiguredError } from '@/shared/lib/failure'
import { loadOnce } from '@/shared/lib/load-once'
import type { StoredDefinition } from '@/shared/lib/storage'
import { askedEarly } from './asked-early'

const runtimeConfig = object({
  supabaseUrl: string(),
  supabaseKey: string(),
  adminEmail: nullable(string()),
  environment: string(),
  /** The server offers the mailbox to browsers on its own machine. */
  mailbox: optional(boolean(), false),
})

/**
 * The designated admin's address, as this origin's server last reported it; the server reports it to any
 * caller.
 */
const storedAdminEmail: StoredDefinition<string | null> = {
  key: 'admin-email',
  version: 1,
  schema: nullable(string()),
  fallback: null,
}

/** The designated admin's address as far as it is known without asking anybody, or null. */
export function knownAdminEmail(): string | null {
  const build = readBuildBackend(import.meta.env)
  return build.kind === 'hosted' ? build.backend.adminEmail : browserStorage.read(storedAdminEmail)
}

/**
 * Where the backend is: what the build says, else what the server of this origin says.
 * Rejects with `NotConfiguredError` when neither knows, or with the network error when the server cannot be reached.
 */
export async function loadBackend(): Promise<BackendConfig> {
  const build = readBuildBackend(import.meta.env)
  if (build.kind === 'hosted') return build.backend
  if (build.kind === 'broken') throw new NotConfiguredError()
  const response = await askedEarly('/api/config', undefined, () =>
    fetch('/api/config', { headers: { accept: 'application/json' } }),
  )
  const result = safeParse(runtimeConfig, await response.json().catch(() => null))
  if (!response.ok || !result.success) throw new NotConfiguredError()
  const { supabaseUrl, supabaseKey, adminEmail, environment, mailbox } = result.output
  if (browserStorage.read(storedAdminEmail) !== adminEmail) browserStorage.write(storedAdminEmail, adminEmail)
  const mailboxPath = environment === 'embedded' && mailbox ? paths.mailbox : null
  return { url: supabaseUrl, key: supabaseKey, adminEmail, mailboxPath }
}

/** The result of `loadBackend`, which runs once and again only after it failed. */
export const backendConfig = loadOnce(loadBackend)
