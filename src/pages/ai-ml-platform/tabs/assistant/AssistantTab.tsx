import type { TabProps } from '../../model/tab-props'

/** Assistant. */
export function AssistantTab(_props: TabProps) {
  return null
}
