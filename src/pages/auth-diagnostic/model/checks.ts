import type { BuildBackend } from '@/shared/config'
import { Failure, NotConfiguredError } from '@/shared/lib/failure'
import type { AskingCheck, DiagnosticFinding } from '@machines/auth-diagnostics'

/** The parts of the app and the browser that the checks use. Any of them may throw; the check fails then. */
export interface CheckedWorld {
  /** The kind of backend that this build is configured for. */
  build: BuildBackend['kind']
  loadBackend: () => Promise<{ url: string; key: string }>
  /** Asks the auth client for the session; whether there is one. */
  hasSession: () => Promise<boolean>
  fetch: (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** AUD-03: runs one check. Rejects where the rule says: fail on exception. */
export function runCheck(
  check: AskingCheck,
  world: CheckedWorld,
  signal: AbortSignal,
): Promise<DiagnosticFinding> {
  return RULES[check](world, signal)
}

const found = (
  status: DiagnosticFinding['status'],
  message: string,
  ...details: string[]
): DiagnosticFinding => ({ status, message, details })

const VARIABLES = 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'
const STORAGE_KEY = 'orrery:diagnostics'

const RULES: Record<AskingCheck, (world: CheckedWorld, signal: AbortSignal) => Promise<DiagnosticFinding>> = {
  async environment({ build, loadBackend }) {
    if (build === 'broken') return found('FAIL', `${VARIABLES} are not both set, or the URL is invalid`)
    if (build === 'hosted') return found('PASS', `${VARIABLES} are set`)
    try {
      await loadBackend()
      return found('PASS', 'Set by the server of this site')
    } catch (error) {
      if (error instanceof NotConfiguredError)
        return found('FAIL', 'Neither the build nor the server provides the backend address')
      return found('INFO', 'Unknown: the server that sets them did not respond')
    }
  },

  async backend({ hasSession }) {
    const signedIn = await hasSession()
    return found('PASS', `The auth client responded: ${signedIn ? 'signed in' : 'signed out'}`)
  },

  async network({ fetch }, signal) {
    const { ok, status } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })
    return ok
      ? found('PASS', 'This site responds')
      : found('WARNING', `This site responded with status ${status}`)
  },

  async storage({ storage }) {
    const kept = storage()
    const value = crypto.randomUUID()
    try {
      kept.setItem(STORAGE_KEY, value)
      if (kept.getItem(STORAGE_KEY) !== value) return found('FAIL', 'Test data could not be read back')
    } finally {
      kept.removeItem(STORAGE_KEY)
    }
    return found('PASS', 'Test data was written, read and removed')
  },

  async endpoints({ loadBackend, fetch }, signal) {
    const { url, key } = await loadBackend()
    const { status } = await fetch(`${url.replace(/\/+$/, '')}/auth/v1/`, {
      headers: { apikey: key },
      cache: 'no-store',
      credentials: 'omit',
      signal,
    })
    if (status >= 500) throw new Failure(`The auth service responded with status ${status}`)
    return found('PASS', `Reachable (status ${status})`)
  },
}
