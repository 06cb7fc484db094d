import type { TabProps } from '../../model/tab-props'

/** Deployment. */
export function DeploymentTab(_props: TabProps) {
  return null
}
