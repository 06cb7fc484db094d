import type { TabProps } from '../../model/tab-props'

/** Model Training. */
export function ModelsTab(_props: TabProps) {
  return null
}
