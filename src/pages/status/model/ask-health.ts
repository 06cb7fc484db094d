import { number, object, safeParse, string } from 'valibot'

/** The health that the server reports. */
export interface ServiceHealth {
  /** False while its database does not answer. */
  healthy: boolean
  database: string
  version: string
  uptimeSeconds: number
}

export interface HealthAnswer {
  health: ServiceHealth
  /** How long the answer took, in ms. */
  latency: number
}

const answer = object({ status: string(), database: string(), version: string(), uptimeSeconds: number() })

/** Asks the server. Rejects when nothing that is a health check answers. */
export async function askHealth(signal: AbortSignal): Promise<HealthAnswer> {
  // How long the network takes is measured in real time, whatever the clock of the app says.
  const started = performance.now()
  const response = await fetch('/api/health', { signal, cache: 'no-store' })
  // Not being well is an answer, too: it comes with 503 and the same body.
  const { success, output } = safeParse(answer, await response.json())
  if (!success) throw new Error('Not a health check')
  const { status, ...health } = output
  return {
    health: { ...health, healthy: status === 'ok' },
    latency: Math.round(performance.now() - started),
  }
}
