import { getBackend, loadBackend, SESSION_KEY } from '@/shared/api'
import { readBuildBackend } from '@/shared/config'
import { Failure, failureMessage, NotConfiguredError } from '@/shared/lib/failure'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import {
  type AskingCheck,
  type AuthDiagnosticsEvent,
  authDiagnosticsMachine,
} from '@machines/auth-diagnostics'
import { type CheckedWorld, runCheck } from './checks'
import { captureConsole } from './console-capture'
import { redact, sessionSecrets, shortUrl } from './redact'

export type AuthDiagnosticsActor = ActorRefFrom<typeof authDiagnosticsMachine>

/** Everything that was learnt here and must not be shown. Only grows. */
const learnt = new Set<string>()

/** A text that may be shown. */
function safe(text: string): string {
  try {
    for (const secret of sessionSecrets(window.localStorage.getItem(SESSION_KEY))) learnt.add(secret)
  } catch {
    // A browser that forbids its storage keeps no session either.
  }
  return redact(text, learnt)
}

async function loadKnownBackend() {
  const backend = await loadBackend()
  learnt.add(backend.key)
  if (backend.adminEmail) learnt.add(backend.adminEmail)
  return backend
}

const world: CheckedWorld = {
  build: readBuildBackend(import.meta.env).kind,
  loadBackend: loadKnownBackend,
  async hasSession() {
    const { client } = await getBackend()
    const { data, error } = await client.auth.getSession()
    if (error) throw error
    return data.session !== null
  },
  fetch: (path, init) => fetch(path, init),
  storage: () => window.localStorage,
}

async function readConfiguration() {
  try {
    const { url, key } = await loadKnownBackend()
    return { url: shortUrl(url), hasKey: key !== '' }
  } catch (error) {
    if (error instanceof NotConfiguredError) return { url: null, hasKey: false }
    throw error
  }
}

async function checkSafely(check: AskingCheck, signal: AbortSignal) {
  try {
    const { status, message, details } = await runCheck(check, world, signal)
    return { status, message: safe(message), details: details.map(safe) }
  } catch (error) {
    throw new Failure(safe(failureMessage(error)))
  }
}

const consoleErrors = fromCallback<AuthDiagnosticsEvent>(({ sendBack }) =>
  captureConsole((text) => sendBack({ type: 'console.error', text: safe(text) })),
)

/** The diagnostics of this page. Nothing in the actor's context is secret. */
export function useAuthDiagnostics(): AuthDiagnosticsActor {
  return usePageActor(authDiagnosticsMachine, {
    effects: {
      actors: {
        readConfiguration,
        check: ({ input, signal }) => checkSafely(input.check, signal),
        captureConsole: consoleErrors,
      },
    },
  })
}
