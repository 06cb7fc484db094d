import type { TabProps } from '../../model/tab-props'

/** Overview. */
export function OverviewTab(_props: TabProps) {
  return null
}
