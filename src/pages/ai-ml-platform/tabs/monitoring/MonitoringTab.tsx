import type { TabProps } from '../../model/tab-props'
import { useMonitoringActor } from './model/use-monitoring'
import { MonitoringView } from './MonitoringView'

/** MON-01 to MON-05: what the deployed models of one person show. */
export function MonitoringTab({ userId }: TabProps) {
  return <MonitoringView actor={useMonitoringActor(userId)} userId={userId} />
}
