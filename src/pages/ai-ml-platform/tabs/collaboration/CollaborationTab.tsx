import type { TabProps } from '../../model/tab-props'

/** Team. */
export function CollaborationTab(_props: TabProps) {
  return null
}
