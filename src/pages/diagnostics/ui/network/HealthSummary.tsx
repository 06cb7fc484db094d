import { chakra } from '@chakra-ui/react'
import { Notice } from '@/shared/ui/notice'
import { NETWORK_PROBES, type NetworkHealth, type ProbeResults } from '@machines/network-diagnostics'

export interface HealthSummaryProps {
  /** Null until all probes have answered. */
  health: NetworkHealth | null
  results: ProbeResults
  running: boolean
}

const LOOKS = {
  good: { status: 'success', title: 'Network health: good' },
  issues: { status: 'warning', title: 'Network health: issues' },
  critical: { status: 'error', title: 'Network health: critical' },
} as const

/** The overall health in words. It is a live region, so that screen readers announce it when the run ends. */
export function HealthSummary({ health, results, running }: HealthSummaryProps) {
  if (health)
    return (
      <Notice status={LOOKS[health].status} title={LOOKS[health].title}>
        {explanation(health, results)}
      </Notice>
    )
  const answered = Object.keys(results).length
  return (
    <chakra.p role="status" textStyle="sm" color="fg.muted">
      {running
        ? `Running: ${answered} of ${NETWORK_PROBES.length} probes have answered.`
        : 'Not run yet. Each probe has its own timeout. Critical probes determine the overall health.'}
    </chakra.p>
  )
}

function explanation(health: NetworkHealth, results: ProbeResults): string {
  const failed = NETWORK_PROBES.filter(({ id }) => !results[id]?.passed)
  if (health === 'good') return `All ${NETWORK_PROBES.length} probes passed.`
  const names = failed.map(({ name }) => name).join(', ')
  const tail = health === 'critical' ? 'Users may not be able to use Orrery.' : 'No critical probe failed.'
  return `${failed.length} of ${NETWORK_PROBES.length} probes did not pass: ${names}. ${tail}`
}
