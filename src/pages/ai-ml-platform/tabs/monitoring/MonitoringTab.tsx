import type { TabProps } from '../../model/tab-props'

/** Monitoring. */
export function MonitoringTab(_props: TabProps) {
  return null
}
